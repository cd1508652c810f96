import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct CollectionEditingTests {
  private func moved(_ source: IndexSet, to offset: Int) -> String {
    var letters = Array("abcde")
    letters.move(fromOffsets: source, toOffset: offset)
    return String(letters)
  }

  @Test func elementsMoveBeforeTheOffset() {
    #expect(moved([0], to: 2) == "bacde")
    #expect(moved([0], to: 5) == "bcdea")
    #expect(moved([3], to: 0) == "dabce")
    #expect(moved([1, 3], to: 3) == "acbde")
    #expect(moved([0, 4], to: 2) == "baecd")
    #expect(moved([2], to: 2) == "abcde")
    #expect(moved([9], to: -3) == "abcde")
  }

  @Test func elementsAreRemovedAtOffsets() {
    var letters = "abcde"
    letters.remove(atOffsets: [0, 2, 9])
    #expect(letters == "bde")
  }
}
