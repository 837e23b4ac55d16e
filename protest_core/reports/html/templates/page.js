"use strict";
for (const button of document.querySelectorAll("button.copy")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    const text = document.getElementById(button.dataset.copies).textContent;
    const label = button.textContent;
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
    setTimeout(() => { button.textContent = label; }, 1500);
  });
}
