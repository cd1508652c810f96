// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CInitializers
import Foundation

// Items of bars; the controllers draw their titles, symbols and badges.

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true
  open var tag = 0
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = true
  open var accessibilityIgnoresInvertColors = false
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  /// Creates an item; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  private static var proxies: [ObjectIdentifier: UIBarItem] = [:]
  /// The object that keeps the appearance of all items of the class, which is not drawn.
  public class func appearance() -> Self {
    if let proxy = UIBarItem.proxies[ObjectIdentifier(self)] as? Self { return proxy }
    let type = unsafeBitCast(self as AnyClass, to: UnsafeRawPointer.self)
    let proxy = Unmanaged<Self>.fromOpaque(layoutdsl_make_object(type)).takeRetainedValue()
    UIBarItem.proxies[ObjectIdentifier(self)] = proxy
    return proxy
  }
  /// The object that keeps the appearance of items in some containers, which is not drawn.
  public class func appearance(whenContainedInInstancesOf containerTypes: [Any.Type]) -> Self {
    appearance()
  }
}

@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var isSpringLoaded = false
  private var badgeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
  /// Creates an item with the title and the symbol of the system.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbol), tag: tag)
  }
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes[state.rawValue] = textAttributes
  }
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}

extension UITabBarItem.SystemItem {
  fileprivate var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
  fileprivate var symbol: String {
    switch self {
    case .more: "ellipsis"
    case .favorites, .featured, .topRated: "star.fill"
    case .recents, .history, .mostRecent: "clock.fill"
    case .contacts: "person.crop.circle.fill"
    case .bookmarks: "book.fill"
    case .search: "magnifyingglass"
    case .downloads: "square.and.arrow.down.fill"
    case .mostViewed: "list.number"
    }
  }
}

@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    public static var prominent: Style { .done }
    public static var bordered: Style { .plain }
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action,
      organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind,
      fastForward, undo, redo, pageCurl, close, writingTools
  }
  /// A mark at the corner of an item, which is not drawn.
  public struct Badge: Hashable, Sendable {
    public let stringValue: String?
    public var font: UIFont?
    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public static func count(_ count: UInt) -> Badge { Badge(stringValue: "\(count)") }
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    public static func indicator() -> Badge { Badge(stringValue: nil) }
    private init(stringValue: String?) { self.stringValue = stringValue }
  }
  open var tintColor: UIColor?
  open var isHidden = false
  open var isSelected = false
  open var width: CGFloat = 0
  open var style = Style.plain
  open var customView: UIView?
  open var menu: UIMenu?
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  open var primaryAction: UIAction?
  open weak var target: AnyObject?
  open var action: Selector?
  open var possibleTitles: Set<String>?
  open var changesSelectionAsPrimaryAction = false
  open var isSymbolAnimationEnabled = false
  open var isSpringLoaded = false
  open var menuRepresentation: UIMenuElement?
  open var hidesSharedBackground = false
  open var sharesBackground = true
  open var identifier: String?
  open var badge: Badge?
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The item of the system whose symbol or title the item shows; nil for its own.
  private(set) var systemItem: SystemItem?
  private var pictures: [String: UIImage] = [:]
  private var offsets: [String: UIOffset] = [:]

  /// Performs the action of the item, or calls its method: without a target, that of the first
  /// responder from one on that has it.
  func userTaps(near responder: UIResponder?) {
    if let primaryAction { return primaryAction.handler(primaryAction) }
    guard let action else { return }
    UIApplication.shared.send(action, to: target, from: self, nextTo: responder, for: UIEvent())
  }

  /// Shows the title of the button that starts editing, or of the one that ends it.
  func showsEditing(_ isEditing: Bool) { systemItem = isEditing ? .done : .edit }

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(
    title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    self.target = target
    self.action = action
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    self.menu = menu
  }
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    pictures["\(state.rawValue) \(barMetrics)"] = backgroundImage
  }
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    pictures["\(state.rawValue) \(barMetrics)"]
  }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    pictures["back \(state.rawValue) \(barMetrics)"] = backgroundImage
  }
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures["back \(state.rawValue) \(barMetrics)"]
  }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    offsets["\(barMetrics)"] = adjustment
  }
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets["\(barMetrics)"] ?? .zero
  }
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    offsets["back \(barMetrics)"] = adjustment
  }
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    offsets["back \(barMetrics)"] ?? .zero
  }
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    offsets["background \(barMetrics)"] = UIOffset(horizontal: 0, vertical: adjustment)
  }
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    offsets["background \(barMetrics)"]?.vertical ?? 0
  }

  open func creatingFixedGroup() -> UIBarButtonItemGroup {
    .fixedGroup(items: [self])
  }
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Items of a bar that belong together.
@MainActor @preconcurrency
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] {
    didSet { barButtonItems.forEach { $0.buttonGroup = self } }
  }
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var alwaysAvailable = false
  open var menuRepresentation: UIMenuElement?
  open var isDisplayingRepresentativeItem: Bool { false }
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    barButtonItems.forEach { $0.buttonGroup = self }
  }
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization inDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }
}
