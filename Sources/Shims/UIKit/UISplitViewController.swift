// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import ViewCore

/// Controllers beside each other, which no screen shows.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController, SystemScreen {
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact }
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
  }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  public let style: Style
  open var viewControllers: [UIViewController] = []
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var displayMode: DisplayMode { .automatic }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open weak var delegate: (any UISplitViewControllerDelegate)?
  private var columns: [Column: UIViewController] = [:]
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(style: .unspecified) }
  public required init?(coder: NSCoder) { return nil }
  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: AnyObject {}

/// A search, which no screen shows.
@MainActor @preconcurrency
open class UISearchController: UIViewController, SystemScreen {
  public let searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true
  open var showsSearchResultsController = false
  public let searchBar = UISearchBar(frame: .zero)
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol UISearchControllerDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// A controller with a collection, for which it is the data source and the delegate.
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView!
  public let collectionViewLayout: UICollectionViewLayout
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }
  open override func loadView() {
    view = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
  }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  public required init?(coder: NSCoder) { return nil }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
}
