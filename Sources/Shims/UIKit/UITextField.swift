// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// A line of text, drawn with its border, text or placeholder, and font; it takes no touches.
@MainActor @preconcurrency
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
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

  open var selectedTextRange: UITextRange?
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
  open override func cut(_ sender: Any?) {}
  open override func copy(_ sender: Any?) {}
  open override func paste(_ sender: Any?) {}
  open override func select(_ sender: Any?) {}
  open override func selectAll(_ sender: Any?) {
    selectedTextRange = UITextRange(beginningOfDocument, endOfDocument)
  }
  open override func delete(_ sender: Any?) {}

  private var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0, attributes: defaultTextAttributes) } }
    set { text = newValue?.string }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var isEditing: Bool { false }
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { leftView?.frame ?? .zero }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { rightView?.frame ?? .zero }
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

  package override var content: AnyView {
    let written = text.flatMap { $0.isEmpty ? nil : $0 }
    let shown =
      isSecureTextEntry ? written.map { String(repeating: "•", count: $0.count) } : written
    let ink = shown == nil ? UIColor.placeholderText : textColor ?? .label
    let place = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 1e4, height: 1e4) : bounds
    let text = shown == nil ? placeholderRect(forBounds: place) : textRect(forBounds: place)
    let hasFrame = borderStyle == .roundedRect
    return AnyView(
      Text(verbatim: shown ?? attributedPlaceholder?.string ?? placeholder ?? "")
        .font(font.map { Font(uiFont: $0) } ?? .body)
        .foregroundStyle(Color(uiColor: ink))
        .lineLimit(1)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: textAlignment.horizontal, vertical: .center)
        )
        .padding(.leading, max(0, text.minX - place.minX) + (hasFrame ? 7 : 0))
        .padding(.trailing, max(0, place.maxX - text.maxX) + (hasFrame ? 7 : 0))
        .background {
          if hasFrame {
            RoundedRectangle(cornerRadius: 5)
              .fill(Color(uiColor: .systemBackground))
              .strokeBorder(Color(uiColor: .separator), lineWidth: 0.5)
          }
        })
  }

  open override var intrinsicContentSize: CGSize {
    let height = ViewMeasurement.size(of: "A", font: font?.font ?? .body, width: nil).height
    return CGSize(
      width: UIView.noIntrinsicMetric, height: height + (borderStyle == .roundedRect ? 14 : 0))
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
  ) {}
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
