"use strict";
const told = document.getElementById("told"); // for those who do not see the button
for (const button of document.querySelectorAll("button.copy")) {
  const label = button.textContent;
  const name = button.getAttribute("aria-label");
  let until;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset.copies).textContent;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // A page opened from a disk may not be allowed to: the older way, by a selection.
      const field = document.createElement("textarea");
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand("copy");
      field.remove();
    }
    button.textContent = "Copied";
    told.textContent = "";  // or the same table, copied again, would not be told
    requestAnimationFrame(() => { told.textContent = name.replace(label, "Copied"); });
    clearTimeout(until);
    until = setTimeout(() => { button.textContent = label; }, 1500);
  });
}
