// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A place in a text, counted in UTF-16.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  public override init() { offset = 0 }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
  private let from: UITextPosition
  private let to: UITextPosition
  open var start: UITextPosition { from }
  open var end: UITextPosition { to }
  public override init() { (from, to) = (UITextPosition(0), UITextPosition(0)) }
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    (self.from, self.to) = from.offset <= to.offset ? (from, to) : (to, from)
  }
  convenience init(end text: String) {
    self.init(UITextPosition(text.utf16.count), UITextPosition(text.utf16.count))
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange).map { $0.start == start && $0.end == end } ?? false
  }
  open override var hash: Int { start.offset ^ end.offset << 16 }

  /// The part of a text; nil if the text does not have it.
  func indices(in text: String) -> Range<String.Index>? {
    Range(NSRange(location: start.offset, length: end.offset - start.offset), in: text)
  }
}

open class UITextSelectionRect: NSObject {
  open var rect: CGRect { .zero }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
}

public enum UITextStorageDirection: Int, Sendable { case forward, backward }

public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(direction.rawValue)
  }
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(direction.rawValue)
  }
}

public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}
