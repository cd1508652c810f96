import Foundation
import Testing

@testable import UIKit

struct TextChangeTests {
  @Test(arguments: [
    ("", "a", 0, 0, "a"), ("ab", "a", 1, 1, ""), ("ab", "aXb", 1, 0, "X"),
    ("aa", "aaa", 2, 0, "a"), ("👍b", "👍", 2, 1, ""), ("old", "new", 0, 3, "new"),
    ("same", "same", 4, 0, ""),
  ])
  func theReplacedPartIsCountedInUTF16(
    old: String, new: String, location: Int, length: Int, replacement: String
  ) {
    let change = TextChange(from: old, to: new)
    #expect(change.range == NSRange(location: location, length: length))
    #expect(change.replacement == replacement)
    #expect((old as NSString).replacingCharacters(in: change.range, with: replacement) == new)
  }
}
