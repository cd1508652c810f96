import Foundation

/// The part of a text in which a new text differs, as delegates of UIKit receive it.
struct TextChange: Equatable {
  /// The replaced part of the old text, in UTF-16.
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let start = old.commonPrefix(with: new)
    let before = old.dropFirst(start.count), after = new.dropFirst(start.count)
    let end = zip(before.reversed(), after.reversed()).prefix { $0 == $1 }.count
    range = NSRange(location: start.utf16.count, length: before.dropLast(end).utf16.count)
    replacement = String(after.dropLast(end))
  }
}
