// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

// Text input of UIKit, which nobody types into.

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  public static var alert: UIKeyboardAppearance { .dark }
}

open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  public let passwordRulesDescriptor: String
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}

/// The appearance of a keyboard.
@MainActor @preconcurrency public protocol UITextInputTraits: NSObjectProtocol {}

/// A place in a text, counted in UTF-16.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }
  open override var hash: Int { offset }
}

/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
  public let start: UITextPosition
  public let end: UITextPosition
  open var isEmpty: Bool { start.offset == end.offset }
  init(_ from: UITextPosition, _ to: UITextPosition) {
    (start, end) = from.offset <= to.offset ? (from, to) : (to, from)
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

@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

@MainActor @preconcurrency public protocol UITextInputDelegate: NSObjectProtocol {
  func selectionWillChange(_ textInput: (any UITextInput)?)
  func selectionDidChange(_ textInput: (any UITextInput)?)
  func textWillChange(_ textInput: (any UITextInput)?)
  func textDidChange(_ textInput: (any UITextInput)?)
}

@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

// MARK: TextKit

/// The area of a text view.
open class NSTextContainer: NSObject {
  /// The space beside the lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The greatest number of lines, 0 for any.
  open var maximumNumberOfLines = 0
  /// The truncation of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the width is that of the view, as always.
  open var widthTracksTextView = true
  /// Whether the height is that of the view, without an effect.
  open var heightTracksTextView = false
  /// The size, without an effect.
  open var size: CGSize
  /// The parts without text, without an effect.
  open var exclusionPaths: [UIBezierPath] = []
  public init(size: CGSize) { self.size = size }
  public convenience override init() { self.init(size: .zero) }
}

/// A text of TextKit.
open class NSTextStorage: NSMutableAttributedString {
  open var layoutManagers: [NSLayoutManager] = []
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
  }
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
  }
  open func processEditing() {}
}

/// The layout of a text of TextKit, which is not known: it has no glyphs.
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var showsInvisibleCharacters = false
  open var numberOfGlyphs: Int { 0 }
  public override init() { super.init() }
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func ensureLayout(for container: NSTextContainer) {}
  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange() }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange { charRange }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange { glyphRange }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect { .zero }
  open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect { .zero }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint { .zero }
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      @escaping (
        CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
  ) {}
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: @escaping (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
}

/// A picture in a text, which is not drawn.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  open var image: UIImage?
  open var bounds = CGRect.zero
  open var contents: Data?
  open var fileType: String?
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
  }
  public convenience override init() { self.init(data: nil, ofType: nil) }
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of a picture, which is not drawn.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
