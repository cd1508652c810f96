// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
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
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  func characterRange(at point: CGPoint) -> UITextRange?
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  func firstRect(for range: UITextRange) -> CGRect
  func caretRect(for position: UITextPosition) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func closestPosition(to point: CGPoint) -> UITextPosition?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  func unmarkText()
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  var inputDelegate: (any UITextInputDelegate)? { get set }
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  var tokenizer: any UITextInputTokenizer { get }
  var textInputView: UIView { get }
  var selectionAffinity: UITextStorageDirection { get set }
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

// Members of Apple's protocol that are optional, or that only a keyboard asks for.
extension UITextInput {
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
  }
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { direction == .left || direction == .up ? range.start : range.end }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .left || direction == .up
      ? textRange(from: beginningOfDocument, to: position)
      : textRange(from: position, to: endOfDocument)
  }
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}
  public func characterRange(at point: CGPoint) -> UITextRange? { nil }
  public func closestPosition(
    to point: CGPoint, within range: UITextRange
  ) -> UITextPosition? { range.start }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  public func unmarkText() {}
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}
extension UITextInput where Self: UIResponder {
  public var textInputView: UIView { self as? UIView ?? UIView() }
}

@MainActor @preconcurrency public protocol UITextInputTokenizer: NSObjectProtocol {
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
/// A tokenizer that knows the whole document as one unit.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UITextInput)?
  public init(textInput: any UITextInput) { self.textInput = textInput }
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard granularity == .document, let textInput else { return nil }
    return textInput.textRange(from: textInput.beginningOfDocument, to: textInput.endOfDocument)
  }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { position == textInput?.endOfDocument || position == textInput?.beginningOfDocument }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    direction.rawValue == UITextStorageDirection.backward.rawValue
      ? textInput?.beginningOfDocument : textInput?.endOfDocument
  }
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { granularity == .document }
}

/// The language of a keyboard; there are none.
@MainActor @preconcurrency open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
  open class var activeInputModes: [UITextInputMode] { [] }
  public static nonisolated let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}
@MainActor @preconcurrency open class UITextInputAssistantItem: NSObject {
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var allowsHidingShortcuts = true
}

/// Selects and edits the text of a view, which nobody does here.
@MainActor @preconcurrency open class UITextInteraction: NSObject, UIInteraction {
  public enum TextInteractionMode: Int, Sendable { case editable, nonEditable }
  public private(set) weak var view: UIView?
  public let textInteractionMode: TextInteractionMode
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (UIResponder & UITextInput)?
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  public init(for mode: TextInteractionMode) { textInteractionMode = mode }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
@MainActor @preconcurrency public protocol UITextInteractionDelegate: NSObjectProtocol {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}
extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
    true
  }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

public enum UIWritingToolsBehavior: Int, Sendable {
  case none = -1
  case `default`, complete, limited
}
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1)
  public static let richText = UIWritingToolsResultOptions(rawValue: 2)
  public static let list = UIWritingToolsResultOptions(rawValue: 4)
  public static let table = UIWritingToolsResultOptions(rawValue: 8)
}
public enum UITextMathExpressionCompletionType: Int, Sendable { case `default`, no, yes }

// Traits of fields and text views that change no picture.
extension UITextInput where Self: UIView {
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { stored(.default) }
    set { store(newValue) }
  }
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { stored([]) }
    set { store(newValue) }
  }
  public var isWritingToolsActive: Bool { false }
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { stored(.default) }
    set { store(newValue) }
  }
  /// The state of typing, for restoring it.
  public var interactionState: Any {
    get { stored(0) }
    set { store(newValue) }
  }
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { stored(nil) }
    set { store(newValue) }
  }
  public var textDragInteraction: UIDragInteraction? { nil }
  public var textDropInteraction: UIDropInteraction? { nil }
  public var isTextDragActive: Bool { false }
  public var isTextDropActive: Bool { false }
}
@MainActor @preconcurrency public protocol UITextDragDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UITextDropDelegate: NSObjectProtocol {}

// The commands of the edit menu.
extension UITextInput {
  func copySelection() {
    guard let range = selectedTextRange, !range.isEmpty else { return }
    UIPasteboard.general.string = text(in: range)
  }
  func deleteSelection() {
    guard let range = selectedTextRange, !range.isEmpty else { return }
    replace(range, withText: "")
  }
  func cutSelection() {
    copySelection()
    deleteSelection()
  }
  func pasteText() {
    guard let text = UIPasteboard.general.string else { return }
    insertText(text)
  }
}
