import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@MainActor struct UndoManagerTests {
  private final class Document {
    let undoManager = UndoManager()
    var text = "" {
      didSet {
        undoManager.registerUndo(withTarget: self) { $0.text = oldValue }
      }
    }
  }

  @Test func changesAreUndoneAndRedone() {
    let document = Document()
    document.text = "a"
    document.undoManager.setActionName("Typing")
    document.text = "ab"
    document.undoManager.undo()
    #expect(document.text == "a")
    #expect(document.undoManager.undoMenuItemTitle == "Undo Typing")
    document.undoManager.undo()
    #expect(document.text == "" && !document.undoManager.canUndo)
    #expect(document.undoManager.redoActionName == "Typing")
    document.undoManager.redo()
    document.undoManager.redo()
    #expect(document.text == "ab" && !document.undoManager.canRedo)
    document.undoManager.redo()
    #expect(document.text == "ab")
  }

  @Test func aGroupIsUndoneTogether() {
    let document = Document()
    document.undoManager.beginUndoGrouping()
    document.text = "a"
    document.text = "ab"
    document.undoManager.endUndoGrouping()
    document.undoManager.endUndoGrouping()
    document.undoManager.undo()
    #expect(document.text == "")
    document.undoManager.redo()
    #expect(document.text == "ab")
  }

  @Test func undoingAndRedoingAreNotified() {
    // The notifications come on the thread that posts them, which is this one.
    nonisolated(unsafe) let document = Document()
    nonisolated(unsafe) let journal = Journal()
    let observers = [
      NSNotification.Name.NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
      .NSUndoManagerDidRedoChange,
    ].map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: document.undoManager, queue: nil
      ) { _ in journal.note("\(name.rawValue) \(document.text)") }
    }
    document.text = "a"
    document.undoManager.undo()
    document.undoManager.redo()
    #expect(
      journal.entries == [
        "NSUndoManagerWillUndoChangeNotification a", "NSUndoManagerDidUndoChangeNotification ",
        "NSUndoManagerDidRedoChangeNotification a",
      ])
    observers.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func levelsAndRegistrationAreLimited() {
    let document = Document()
    document.undoManager.levelsOfUndo = 1
    document.text = "a"
    document.text = "b"
    document.undoManager.disableUndoRegistration()
    document.text = "c"
    document.undoManager.enableUndoRegistration()
    document.undoManager.undo()
    #expect(document.text == "a" && !document.undoManager.canUndo)
    document.undoManager.removeAllActions()
    #expect(!document.undoManager.canRedo)
  }
}
