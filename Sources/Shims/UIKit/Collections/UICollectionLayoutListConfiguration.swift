// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor @preconcurrency
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }
  public struct ContentHuggingElements: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1)
  }
  public var contentHuggingElements: ContentHuggingElements = []
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public var separatorConfiguration: UIListSeparatorConfiguration
  public var itemSeparatorHandler:
    ((IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration)?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

@MainActor @preconcurrency
public struct UIListSeparatorConfiguration {
  public enum Visibility: Int, Sendable { case automatic, hidden, visible }
  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  public var color = UIColor.separator
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
