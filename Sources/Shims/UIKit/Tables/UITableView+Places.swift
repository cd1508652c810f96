// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

// The list has the places of the rows that it shows. Those of the others follow from their heights.

extension UITableView {
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    places[.row(indexPath)] ?? .zero
  }
  public func rectForHeader(inSection section: Int) -> CGRect { places[.header(section)] ?? .zero }
  public func rectForFooter(inSection section: Int) -> CGRect { places[.footer(section)] ?? .zero }
  /// The rectangle of the header, the rows and the footer of a section.
  public func rect(forSection section: Int) -> CGRect {
    let rect = places.filter { $0.key.section == section }
      .reduce(CGRect.null) { $0.union($1.value) }
    return rect.isNull ? .zero : rect
  }
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    places.firstNonNil { part, rect in rect.contains(point) ? part.row : nil }
  }
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    places.compactMap { part, place in
      place.width > 0 && place.height > 0 && place.intersects(rect) ? part.row : nil
    }
    .sorted()
  }
}

/// A part of a table.
enum TablePart: Hashable {
  case row(IndexPath)
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .row(let indexPath): indexPath.section
    case .header(let section), .footer(let section): section
    }
  }

  var row: IndexPath? {
    if case .row(let indexPath) = self { indexPath } else { nil }
  }
}

/// Tells a table which node shows one of its parts.
nonisolated struct TablePlace: NodeModifier {
  typealias Node = BehaviorNode<TablePlaceBehavior>
  let table: UITableView
  let part: TablePart
}

final class TablePlaceBehavior: NodeBehavior {
  typealias Modifier = TablePlace
  unowned let node: BehaviorNode<TablePlaceBehavior>

  init(_ node: BehaviorNode<TablePlaceBehavior>) {
    self.node = node
    note(node.modifier)
  }

  func update(_ new: TablePlace, inputs: _ViewInputs) -> Bool {
    note(new)
    return false
  }

  private func note(_ place: TablePlace) {
    nonisolated(unsafe) let node = node
    onMainActor { place.table.shownParts[place.part] = ShownPart(node: node) }
  }
}

/// The node that shows a part of a table, while it is on the screen.
struct ShownPart {
  weak var node: GeometricNode?

  /// The row of the list around the node, and the scroll view of the list.
  var row: (row: GeometricNode, list: ScrollNode)? {
    guard var row = node, row.isAttached else { return nil }
    while let outer = row.container, !(outer is LazyNode) { row = outer }
    var outer = row.container
    while let current = outer, !(current is ScrollNode) { outer = current.container }
    return (outer as? ScrollNode).map { (row, $0) }
  }
}

extension UITableView {
  /// The nodes of the parts that were shown.
  var shownParts: [TablePart: ShownPart] {
    get { stored([:]) }
    set { store(newValue) }
  }

  /// A part with its height, and its place if it is on the screen.
  private struct Place {
    let part: TablePart
    let height: CGFloat
    /// The place of a row on the screen; a header may be pinned, so that its place is not its own.
    let shown: CGFloat?
    var top: CGFloat = 0
  }

  /// The rectangles of all parts, in the space of the content.
  private var places: [TablePart: CGRect] {
    var all = orderedPlaces
    var top = tableHeaderView?.frame.height ?? 0
    for index in all.indices {
      top = all[index].shown ?? top
      all[index].top = top
      top += all[index].height
    }
    // The parts above the rows on the screen, and the headers of these, end where a row begins.
    let first = all.firstIndex { $0.shown != nil } ?? 0
    var next: CGFloat?
    for index in all.indices.reversed() {
      if let shown = all[index].shown {
        next = shown
      } else if let end = next, index < first || all[index].part.isHeader {
        all[index].top = end - all[index].height
        next = all[index].top
      } else {
        next = nil
      }
    }
    let inset = style == .insetGrouped ? UIScreen.sideMargin(in: bounds.width) : 0
    let width = max(bounds.width - 2 * inset, 0)
    return all.reduce(into: [:]) {
      $0[$1.part] = CGRect(x: inset, y: $1.top, width: width, height: $1.height)
    }
  }

  private var orderedPlaces: [Place] {
    let shown = shownParts.compactMapValues(\.row)
    let offset = contentOffset.y
    func place(_ part: TablePart, _ height: () -> CGFloat) -> Place {
      guard let (row, list) = shown[part] else {
        return Place(part: part, height: height(), shown: nil)
      }
      let top = row.globalFrame.minY - list.globalFrame.minY + offset
      return Place(part: part, height: row.size.height, shown: part.row == nil ? nil : top)
    }
    return (0..<numberOfSections).flatMap { section in
      [place(.header(section)) { self.height(ofHeader: section) }]
        + (0..<numberOfRows(inSection: section)).map { row in
          let indexPath = IndexPath(row: row, section: section)
          return place(.row(indexPath)) { self.height(ofRow: indexPath) }
        } + [place(.footer(section)) { self.height(ofFooter: section) }]
    }
  }

  /// The height of a row that is not shown.
  private func height(ofRow indexPath: IndexPath) -> CGFloat {
    let heights = [
      delegate?.tableView(self, heightForRowAt: indexPath), rowHeight, estimatedRowHeight,
    ]
    return heights.firstNonNil { $0.flatMap { $0 > 0 ? $0 : nil } }
      ?? Self.usualHeight
  }

  private func height(ofHeader section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let own = delegate?.tableView(self, heightForHeaderInSection: section)
    return height(ofBoundary: [own, sectionHeaderHeight], hasTitle: title != nil)
  }

  private func height(ofFooter section: Int) -> CGFloat {
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    let own = delegate?.tableView(self, heightForFooterInSection: section)
    return height(ofBoundary: [own, sectionFooterHeight], hasTitle: title != nil)
  }

  /// The height of a header or footer that is not shown.
  private func height(ofBoundary heights: [CGFloat?], hasTitle: Bool) -> CGFloat {
    heights.firstNonNil { $0.flatMap { $0 >= 0 ? $0 : nil } } ?? (hasTitle ? Self.titleHeight : 0)
  }

  private static let usualHeight: CGFloat = 44  // Measurements.md#list-row-height
  private static let titleHeight: CGFloat = 28
}

extension TablePart {
  fileprivate var isHeader: Bool {
    if case .header = self { true } else { false }
  }
}
