import sys; sys.path.insert(0,"/work/main")
from tests.gui.annotator.test_annotating_a_batch import *
def test_x(window, batch_file, qtbot):
    judge_all(window, qtbot)
    r=window.pages.reading_page
    e=sys.__stderr__
    print("A", r.reader.sitting.judgement, r.reader.sitting.unsaved, file=e)
    batch_file.rename(batch_file.with_name("moved.protestbatch"))
    press(window, qtbot, Qt.Key.Key_1)
    print("B", r.reader.sitting.judgement, r.reader.sitting.unsaved, r.reader.saver.failure, r._rescue._told, r._rescue.is_telling, r.banner.text, file=e)
    batch_file.with_name("moved.protestbatch").rename(batch_file)
    r.reader.saver.save_unsaved(); settle(window)
