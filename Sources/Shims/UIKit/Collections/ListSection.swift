import Controls
import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

// A section that is a list beside sections with other layouts: its rows are cells at the places of
// the layout, in front of a card.

/// The part of a list section that a cell shows.
struct ListSectionPart {
  enum Role: Equatable {
    case row(isFirst: Bool, isLast: Bool)
    case header, footer
  }

  let configuration: UICollectionLayoutListConfiguration
  let role: Role
}

/// The distances of a list section among others, in points.
///
/// Measurements.md#list-section-distance
@MainActor struct ListSectionMetrics {
  let configuration: UICollectionLayoutListConfiguration
  let look = SystemLook.current.list

  /// A half of the distance between two sections.
  static let halfDistance: CGFloat = 17.5

  var hasCards: Bool { [.insetGrouped, .sidebar].contains(configuration.appearance) }
  var isGrouped: Bool { hasCards || configuration.appearance == .grouped }
  var header: SystemLook.HeaderLook { isGrouped ? look.header : look.plainHeader }

  /// The insets of the rows in the section.
  func contentInsets(in width: CGFloat) -> NSDirectionalEdgeInsets {
    let half = isGrouped ? Self.halfDistance : 0
    // Measurements.md#list-card-margin
    let side = hasCards ? look.cardMargin(in: width) : 0
    return NSDirectionalEdgeInsets(
      top: configuration.headerMode == .none ? half : 0, leading: side,
      bottom: configuration.footerMode == .none ? half : 0, trailing: side)
  }

  /// The distance above the first section, which no other section has.
  var firstDistance: CGFloat {
    guard isGrouped else { return 0 }
    return configuration.headerMode == .none
      ? Self.halfDistance : look.firstHeaderDistance - Self.halfDistance
  }

  /// The distances of the text of a header or footer from the edges of its view.
  func padding(of role: ListSectionPart.Role) -> EdgeInsets {
    let half = isGrouped ? Self.halfDistance : 0
    let (top, bottom): (CGFloat, CGFloat) =
      role == .header
      ? (header.padding.top + half, header.padding.bottom)
      : (look.groupFooterPadding.top, look.groupFooterPadding.bottom + half)
    return EdgeInsets(
      top: top, leading: look.rowInsets.leading, bottom: bottom,
      trailing: look.rowInsets.trailing)
  }

  /// The colour behind the section.
  var ground: UIColor {
    configuration.backgroundColor
      ?? (isGrouped ? .systemGroupedBackground : .systemBackground)
  }

  /// The headers and footers of the section, which are views of the data source.
  var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = !isGrouped
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}

extension SystemLook {
  /// The look of the current screen.
  @MainActor static var current: SystemLook {
    var environment = EnvironmentValues()
    environment.styles.color.palette = UITraitCollection.current.colorContext.palette
    return environment.look
  }
}

/// The colour behind a list section, or the card behind its rows.
final class ListSectionGround: UICollectionReusableView {
  static let groundKind = "ListSectionGround", cardKind = "ListSectionCard"

  static func made(
    _ kind: String, for configuration: UICollectionLayoutListConfiguration
  ) -> ListSectionGround {
    let (view, metrics) = (
      ListSectionGround(frame: .zero), ListSectionMetrics(configuration: configuration)
    )
    view.isUserInteractionEnabled = false
    if kind == cardKind {
      view.backgroundColor =
        metrics.isGrouped ? .secondarySystemGroupedBackground : .systemBackground
      view.layer.cornerRadius = metrics.hasCards ? metrics.look.cornerRadius : 0
    } else {
      view.backgroundColor = metrics.ground
    }
    return view
  }
}

/// A cell of a list section: its content with its accessories and the line below it.
struct ListSectionRow: View {
  let cell: UICollectionViewCell
  let part: ListSectionPart
  @Environment(\.look) private var look
  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.defaultMinListRowHeight) private var leastHeight

  var body: some View {
    let metrics = ListSectionMetrics(configuration: part.configuration)
    switch part.role {
    case .row(let isFirst, let isLast):
      RowParts(cell: cell)
        .padding(cell.fillsRow ? EdgeInsets() : look.list.rowInsets)
        .frame(maxWidth: .infinity, minHeight: leastHeight, maxHeight: .infinity)
        .overlay(alignment: Alignment(horizontal: .firstTextLeading, vertical: .bottom)) {
          if !isLast, part.configuration.showsSeparators { line }
        }
        .background(Color(uiColor: cell.shownBackground ?? .clear))
        .clipShape(card(isFirst: isFirst, isLast: isLast, metrics))
    case .header, .footer:
      let header = metrics.header
      CellContent(cell: cell)
        .font(part.role == .header ? header.font : .footnote)
        .foregroundStyle(.secondary)
        .textCase(part.role == .header && header.isUppercase ? .uppercase : nil)
        .padding(metrics.padding(of: part.role))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
  }

  /// The line below a row.
  ///
  /// Measurements.md#list-separator
  private var line: some View {
    look.list.separator
      .frame(width: 10_000, height: look.list.separatorThickness ?? pixelLength)
      .alignmentGuide(.firstTextLeading) { _ in 0 }
  }

  private func card(
    isFirst: Bool, isLast: Bool, _ metrics: ListSectionMetrics
  ) -> UnevenRoundedRectangle {
    let radius = metrics.hasCards ? look.list.cornerRadius : 0
    let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }
}

/// A cell of a list section is shown by its configuration, other than one with views of the app.
extension UICollectionViewCell: UIViewContent {
  package var showsContent: Bool { sectionPart != nil && contentConfiguration != nil }
  package var content: AnyView {
    AnyView(sectionPart.map { ListSectionRow(cell: self, part: $0) })
  }

  /// Leaves the content and the background to the row.
  func showSectionPart() {
    contentView.isHidden = showsContent
    drawsBackgroundColor = !showsContent
  }

  /// The size of the row at a width.
  func rowSize(width: CGFloat?) -> CGSize? {
    guard let sectionPart, showsContent else { return nil }
    let row = ListSectionRow(cell: self, part: sectionPart)
    return ViewMeasurement.size(of: row.fixedSize(horizontal: false, vertical: true), width: width)
  }

  /// Whether the content has the margins of a row itself.
  var fillsRow: Bool { contentConfiguration.map { $0 is any RowHosting } ?? true }

  /// The colour behind the content that the app has set; nil for none.
  var shownBackground: UIColor? { backgroundConfiguration?.backgroundColor ?? backgroundColor }
}
