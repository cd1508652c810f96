import Foundation
import Testing
import UIKit

struct TextKitTests {
  private final class Listener: NSObject, NSTextStorageDelegate {
    var changes: [Int] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { changes.append(delta) }
  }

  @Test func changesAreReportedOnceTheyEnd() {
    let storage = NSTextStorage(string: "abc")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.edited(.editedCharacters, range: NSRange(location: 0, length: 1), changeInLength: 2)
    #expect(listener.changes.isEmpty)
    storage.endEditing()
    #expect(listener.changes == [2] && storage.editedMask.isEmpty)
  }

  @Test func locationsOfADocumentAreCounted() throws {
    let content = NSTextContentStorage()
    content.attributedString = NSAttributedString(string: "abcd")
    let range = content.documentRange
    #expect(content.offset(from: range.location, to: range.endLocation) == 4)
    let second = try #require(content.location(range.location, offsetBy: 1))
    #expect(range.contains(second) && !range.contains(range.endLocation))
    #expect(content.location(range.location, offsetBy: 5) == nil)
  }

  @Test func markersOfLists() {
    #expect(NSTextList(markerFormat: .decimal).marker(forItemNumber: 3) == "3")
    #expect(NSTextList(markerFormat: .uppercaseAlpha).marker(forItemNumber: 2) == "B")
    #expect(NSTextList(markerFormat: .disc).marker(forItemNumber: 1) == "\u{2022}")
  }
}
