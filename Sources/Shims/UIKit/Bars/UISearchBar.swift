// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

public enum UISearchBarStyle: Int, Sendable { case `default`, prominent, minimal }

/// A field for searches, which a finger and a script can edit.
@MainActor @preconcurrency
open class UISearchBar: UIView, UIViewContent {
  public typealias Style = UISearchBarStyle
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var prompt: String?
  open weak var delegate: (any UISearchBarDelegate)?
  open var showsCancelButton = false
  open var showsScopeBar = false
  open var showsBookmarkButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var searchBarStyle = UISearchBarStyle.default
  open var barStyle = UIBarStyle.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var enablesReturnKeyAutomatically = true
  open var isEnabled = true
  public let searchTextField = UISearchTextField(frame: .zero)
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var isLookToDictateEnabled = false
  open var isSecureTextEntry = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var searchTextPositionAdjustment = UIOffset.zero
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var scopeBarBackgroundImage: UIImage?
  private var accessory: UIView?
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  /// Pictures and places of parts, which are not drawn.
  private var pictures: [String: UIImage] = [:]
  private var offsets: [Icon: UIOffset] = [:]
  private var scopeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    pictures["\(icon) \(state.rawValue)"] = iconImage
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    pictures["\(icon) \(state.rawValue)"]
  }
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    pictures["field \(state.rawValue)"] = backgroundImage
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    pictures["field \(state.rawValue)"]
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    pictures["scope \(state.rawValue)"] = backgroundImage
  }
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
  }
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    offsets[icon] = adjustment
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { offsets[icon] ?? .zero }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { hasFocus }
  /// Whether typed text goes to the bar; its content follows.
  private(set) var hasFocus = false
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if hasFocus { return true }
    guard isEnabled, delegate?.searchBarShouldBeginEditing(self) ?? true,
      FirstResponder.isTaken(by: self)
    else { return false }
    hasFocus = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard hasFocus else { return true }
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    hasFocus = false
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
  /// Takes a text that a finger or a script has typed, unless the delegate refuses it.
  func type(_ new: String) {
    let change = TextChange(from: text ?? "", to: new)
    guard
      delegate?.searchBar(
        self, shouldChangeTextIn: change.range, replacementText: change.replacement) ?? true
    else { return }
    text = new
    searchTextField.sendActions(for: .editingChanged)
    delegate?.searchBar(self, textDidChange: new)
  }

  package var content: AnyView { AnyView(UISearchBarContent(bar: self)) }
  open override var intrinsicContentSize: CGSize {
    // Measurements.md#search-field-ios26
    let isTall = UITraitCollection.current.colorContext.palette == .iOS26
    return CGSize(width: UIView.noIntrinsicMetric, height: isTall ? 64 : 56)
  }
}

/// A text field with a magnifying glass on a grey ground.
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    // Measurements.md#search-field
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame.size = CGSize(width: 32, height: 36)
    (leftView, leftViewMode) = (glass, .always)
    clearButtonMode = .whileEditing
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 10
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width + 40, height: 36)
  }
  /// The words in front of the text, which are not drawn.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
  open var searchSuggestions: [any UISearchSuggestion]?
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}

/// An object that is told what happens to the tokens of a search field.
@MainActor @preconcurrency public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}
extension UISearchTextFieldDelegate {
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider() }
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// A word in a search field that counts as one.
@MainActor @preconcurrency open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) { (self.icon, self.text) = (icon, text) }
}

/// A search that is offered.
@MainActor @preconcurrency public protocol UISearchSuggestion: NSObjectProtocol {
  var localizedSuggestion: String? { get }
  var localizedDescription: String? { get }
  var iconImage: UIImage? { get }
  var localizedAttributedSuggestion: NSAttributedString? { get }
  var representedObject: Any? { get set }
}
@MainActor @preconcurrency
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  public let localizedSuggestion: String?
  public let localizedDescription: String?
  public let iconImage: UIImage?
  public let localizedAttributedSuggestion: NSAttributedString?
  open var representedObject: Any?
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    localizedAttributedSuggestion = nil
  }
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedDescription = description
    self.iconImage = iconImage
    localizedAttributedSuggestion = suggestion
  }
}

@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
