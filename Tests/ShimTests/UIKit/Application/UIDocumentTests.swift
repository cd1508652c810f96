import Foundation
import Testing
import UIKit

@MainActor struct UIDocumentTests {
  private final class Note: UIDocument {
    var text = ""
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
    }
  }

  @Test func aDocumentIsWrittenAndRead() async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    let note = Note(fileURL: file)
    note.text = "a"
    note.updateChangeCount(.done)
    #expect(note.hasUnsavedChanges)
    #expect(await note.save(to: file, for: .forCreating) && !note.hasUnsavedChanges)
    let other = Note(fileURL: file)
    #expect(await other.open() && other.text == "a" && !other.documentState.contains(.closed))
    #expect(!(await Note(fileURL: URL(fileURLWithPath: "/nowhere/b")).open()))
  }
}
