// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

/// Lines of text, which a finger and a script can edit.
@MainActor @preconcurrency
open class UITextView: UIScrollView, UIViewContent, UITextInput {
  /// The delegate of the text, which is that of the scroll view.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet { if attributedText != nil, attributedText.string != text { attributedText = nil } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    didSet { if let attributedText { text = attributedText.string } }
  }
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var adjustsFontForContentSizeCategory = false
  public let textContainer: NSTextContainer
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var isFindInteractionEnabled = false
  open private(set) lazy var findInteraction: UIFindInteraction? =
    isFindInteractionEnabled
    ? UIFindInteraction(sessionDelegate: nil) : nil
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The border, which is not drawn.
  open var borderStyle = BorderStyle.none
  open var textHighlightAttributes: [NSAttributedString.Key: Any] = [:]
  /// The layout of TextKit 2: none, since the text is drawn as that of SwiftUI.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  open func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {}
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  /// The selected part of the text.
  open var selectedRange: NSRange {
    get {
      selectedTextRange.map {
        NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset)
      } ?? NSRange(location: editedText.utf16.count, length: 0)
    }
    set {
      selectedTextRange = UITextRange(
        UITextPosition(newValue.location), UITextPosition(NSMaxRange(newValue)))
    }
  }
  /// The text, as TextKit has it; changes of it are not shown.
  open var textStorage: NSTextStorage {
    NSTextStorage(attributedString: attributedText ?? NSAttributedString(string: text ?? ""))
  }
  open lazy var layoutManager: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    return manager
  }()
  open func scrollRangeToVisible(_ range: NSRange) {}
  public static nonisolated let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static nonisolated let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static nonisolated let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  private var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  private var inputViews: (keyboard: UIView?, accessory: UIView?)
  open override var inputView: UIView? {
    get { inputViews.keyboard }
    set { inputViews.keyboard = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { inputViews.accessory }
    set { inputViews.accessory = newValue }
  }

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
  open override var isFirstResponder: Bool { hasFocus }
  /// Whether typed text goes to the view; its content follows.
  private(set) var hasFocus = false
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, isEditable else { return false }
    if hasFocus { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, FirstResponder.isTaken(by: self)
    else { return false }
    hasFocus = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard hasFocus else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    hasFocus = false
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    return true
  }
  /// Takes a text that a finger or a script has typed, unless the delegate refuses it.
  func type(_ new: String) {
    let change = TextChange(from: editedText, to: new)
    guard
      delegate?.textView(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
    else { return }
    text = new
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

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

  /// The text with its font and colour.
  var shown: AttributedText {
    let source = attributedText ?? NSAttributedString(string: text ?? "")
    let detectsLinks = dataDetectorTypes.contains(.link) && !isEditable
    return AttributedText(
      detectsLinks ? source.withDetectedLinks : source, font: font ?? .systemFont(ofSize: 12),
      color: textColor ?? .label,
      linkAttributes: linkTextAttributes?.isEmpty == false
        ? linkTextAttributes : [.foregroundColor: tintColor ?? .tintColor])
  }

  /// The insets of the text in the view.
  var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + padding,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + padding)
  }

  package var content: AnyView { AnyView(UITextViewContent(textView: self)) }

  /// The size of the text, unless it scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return size(width: nil)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }

  private func size(width: CGFloat?) -> CGSize {
    let insets = insets
    let text = shown.size(width: width.map { max(1, $0 - insets.leading - insets.trailing) })
    return CGSize(
      width: text.width + insets.leading + insets.trailing,
      height: text.height + insets.top + insets.bottom)
  }
}

/// The kinds of text that a text view turns into links; without an effect.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

/// A link, an attachment or a tagged part of a text view; fingers do not reach it.
public struct UITextItem {
  public enum Content {
    case link(URL), textAttachment(NSTextAttachment), tag(String)
  }
  public let content: Content
  public let range: NSRange
  public struct MenuConfiguration {
    public enum Preview {
      case `default`, view(UIView)
    }
    public let menu: UIMenu
    public let preview: Preview?
    public init(preview: Preview? = .default, menu: UIMenu) {
      (self.preview, self.menu) = (preview, menu)
    }
  }
}
