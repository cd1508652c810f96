// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

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
