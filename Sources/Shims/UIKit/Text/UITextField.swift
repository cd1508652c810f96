// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A line of text, which a finger and a script can edit.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; nil sets it to an empty one.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if ownAttributedText?.string != text { ownAttributedText = nil }
    }
  }
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false
  open var adjustsFontSizeToFitWidth = false

  /// The selected part of the text; while the user edits the text, the end of it at first.
  open var selectedTextRange: UITextRange? {
    get { ownSelection ?? (isFirstResponder ? UITextRange(end: editedText) : nil) }
    set { ownSelection = newValue }
  }
  private var ownSelection: UITextRange?
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var markedTextRange: UITextRange? { nil }
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = false
  open var passwordRules: UITextInputPasswordRules?
  open var allowsEditingTextAttributes = false
  open override var canBecomeFirstResponder: Bool { true }

  open var hasText: Bool { !editedText.isEmpty }
  /// Writes a text in place of the selection, or at the end.
  open func insertText(_ text: String) {
    replace(selectedTextRange ?? UITextRange(end: editedText), withText: text)
  }
  /// Removes the selection, or the last character.
  open func deleteBackward() {
    if let range = selectedTextRange, !range.isEmpty { return replace(range, withText: "") }
    editedText = String(editedText.dropLast())
  }
  open func replace(_ range: UITextRange, withText text: String) {
    guard let part = range.indices(in: editedText) else { return }
    editedText.replaceSubrange(part, with: text)
    selectedTextRange = nil
  }
  open func text(in range: UITextRange) -> String? {
    range.indices(in: editedText).map { String(editedText[$0]) }
  }
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var endOfDocument: UITextPosition { UITextPosition(editedText.utf16.count) }
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    UITextRange(from, to)
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let new = position.offset + offset
    return new >= 0 && new <= editedText.utf16.count ? UITextPosition(new) : nil
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  open override func paste(_ sender: Any?) { pasteText() }
  open override func select(_ sender: Any?) {}
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(beginningOfDocument, endOfDocument)
  }
  open override func delete(_ sender: Any?) { deleteSelection() }

  private var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// The text with its attributes; those that `Text` supports are drawn while it is not edited.
  open var attributedText: NSAttributedString? {
    get {
      ownAttributedText
        ?? text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) }
    }
    set {
      ownAttributedText = newValue
      text = newValue?.string
    }
  }
  private var ownAttributedText: NSAttributedString?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var isEditing: Bool { hasFocus }
  open override var isFirstResponder: Bool { hasFocus }
  /// Whether typed text goes to the field; its content follows.
  private(set) var hasFocus = false
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, isEnabled else { return false }
    if hasFocus { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, FirstResponder.isTaken(by: self)
    else { return false }
    hasFocus = true
    if clearsOnBeginEditing { type("") }
    delegate?.textFieldDidBeginEditing(self)
    report(.editingDidBegin, Self.textDidBeginEditingNotification)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard hasFocus else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    hasFocus = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    report(.editingDidEnd, Self.textDidEndEditingNotification)
    return true
  }
  /// Takes a text that a finger or a script has typed, unless the delegate refuses it.
  func type(_ new: String) {
    let change = TextChange(from: editedText, to: new)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: change.range, replacementString: change.replacement) ?? true
    else { return }
    text = new
    delegate?.textFieldDidChangeSelection(self)
    report(.editingChanged, Self.textDidChangeNotification)
  }
  /// Takes the return key.
  func submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }
  /// Empties the field by its button, unless the delegate refuses it.
  func clear() {
    if delegate?.textFieldShouldClear(self) ?? true { type("") }
  }
  private func report(_ event: Event, _ notification: Notification.Name) {
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let border = borderRect(forBounds: bounds).inset(by: borderStyle.insets)
    let left = shownLeftView == nil ? border.minX : leftViewRect(forBounds: bounds).maxX
    let right =
      shownRightView != nil
      ? rightViewRect(forBounds: bounds).minX
      : showsClearButton ? clearButtonRect(forBounds: bounds).minX : border.maxX
    return CGRect(
      x: max(left, border.minX), y: border.minY,
      width: max(0, min(right, border.maxX) - max(left, border.minX)), height: border.height)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    // Measurements.md#uikit-clear-button
    let side: CGFloat = 19
    return CGRect(
      x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView.map(sideSize) ?? .zero
    return CGRect(
      x: bounds.minX + borderStyle.insets.left, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView.map(sideSize) ?? .zero
    return CGRect(
      x: bounds.maxX - borderStyle.insets.right - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
  private func sideSize(_ view: UIView) -> CGSize {
    let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  public static nonisolated let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public static nonisolated let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public static nonisolated let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never

  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  /// The view before the text; nil if there is none now.
  var shownLeftView: UIView? { shows(leftViewMode) ? leftView : nil }
  /// The view after the text; nil if there is none now.
  var shownRightView: UIView? { shows(rightViewMode) ? rightView : nil }
  /// Whether the button that empties the field is shown, in the place of a view after the text.
  var showsClearButton: Bool {
    shows(clearButtonMode) && !editedText.isEmpty && shownRightView == nil
  }
  /// The text with attributes that differ from those of the field; nil if it has none.
  var shownAttributedText: AttributedText? {
    guard !isSecureTextEntry, !isEditing, !editedText.isEmpty,
      ownAttributedText != nil || !defaultTextAttributes.isEmpty
    else { return nil }
    return attributedText.map { attributedText(of: $0, color: textColor ?? .label) }
  }
  /// The prompt, whose attributes win over those of the field.
  var shownPlaceholder: AttributedText {
    attributedText(
      of: attributedPlaceholder ?? NSAttributedString(string: placeholder ?? ""),
      color: .placeholderText)
  }
  private func attributedText(of text: NSAttributedString, color: UIColor) -> AttributedText {
    AttributedText(text, font: font ?? .systemFont(ofSize: 17), color: color)
  }

  package override var content: AnyView { AnyView(UITextFieldContent(field: self)) }

  open override var intrinsicContentSize: CGSize {
    let height = ViewMeasurement.size(of: "A", font: font?.font ?? .body, width: nil).height
    let words = (text ?? "").isEmpty ? placeholder ?? "" : text ?? ""
    let width = ViewMeasurement.size(of: words, font: font?.font ?? .body, width: nil).width
    let border: CGFloat = borderStyle == .roundedRect ? 14 : 0
    // The views beside the text, where the text would not begin or end without them.
    let place = CGRect(x: 0, y: 0, width: 10_000, height: height)
    let sides = place.width - textRect(forBounds: place).width
    return CGSize(width: width + max(sides, border), height: height + border)
  }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
