// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// The content of a navigation bar; its controller draws titles and items.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var attributedTitle: AttributedString?
  open var subtitle: String?
  open var attributedSubtitle: AttributedString?
  open var subtitleView: UIView?
  open var largeTitle: String?
  open var largeSubtitle: String?
  open var largeAttributedSubtitle: AttributedString?
  open var largeSubtitleView: UIView?
  /// The first of the items at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the items at the trailing edge, which is the outermost.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  open var backButtonTitle: String?
  open var backAction: UIAction?
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  open var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement }
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var searchBarPlacementAllowsExternalIntegration = false
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var style = ItemStyle.navigator
  open var customizationIdentifier: String?
  /// Groups of items, which are not drawn.
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var additionalOverflowItems: UIDeferredMenuElement?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open weak var renameDelegate: (any UINavigationItemRenameDelegate)?
  open var documentProperties: UIDocumentProperties?
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  public init(title: String) { self.title = title }
  public override init() { super.init() }
  /// Creates an empty item; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }
}

@MainActor @preconcurrency
public protocol UINavigationItemRenameDelegate: AnyObject {
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool
}
extension UINavigationItemRenameDelegate {
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}

/// The name and icon in the menu of a document's title.
@MainActor @preconcurrency
open class UIDocumentProperties: NSObject {
  open var activityViewControllerProvider: (() -> UIActivityViewController)?
  open var wantsIconRepresentation = true
  public init(url: URL) { super.init() }
}
