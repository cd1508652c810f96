import Foundation
import ViewCore

/// The movement of a list row that a finger takes to another place.
///
/// 1. While the list is edited, a finger drags the row by its grip. Otherwise a finger drags a row
///    without a context menu after it has rested on it.
/// 2. The row follows the finger above the other rows. Each row whose middle its edge passes moves to
///    the place that becomes free.
/// 3. When the finger leaves, the `onMove` action moves the element, and the row settles at its new
///    place.
///
/// Rows can only change places with rows of the same collection that are visible.
final class ListRowMove {
  private unowned let row: ListRow
  private var touchTime: TimeInterval = 0
  private var isOnGrip = false
  private var isDragged = false
  /// The length at which the row settles.
  private var aim: CGFloat = 0
  private lazy var length = SpringLength(graph: row.graph) { [unowned self] in lengthDidChange() }

  init(_ row: ListRow) {
    self.row = row
  }

  /// The distance by which the row is painted below its place, in points.
  var distance: CGFloat { length.value }

  /// Whether the row is above the others: it follows a finger, or settles afterwards.
  private(set) var isLifted = false

  func detach() {
    length.stop()
  }

  // MARK: Finger

  /// Keeps where and when a finger came down on the row.
  func touchBegan(at point: CGPoint) {
    touchTime = row.graph.clock.now
    isOnGrip = row.editControls(row.traits).canMove && row.gripFrame.holds(point)
  }

  /// Returns whether the row moves with a finger by a translation.
  func canFollow(_ translation: CGSize) -> Bool {
    guard abs(translation.height) >= abs(translation.width), row.canMove(row.traits) else {
      return false
    }
    if isOnGrip { return true }
    let rest = LongPressGesture().minimumDuration
    let hasRested = row.graph.clock.now - touchTime >= rest - Tolerance.time
    return !row.look.isEditing && hasRested && row.traits.contextMenu == nil
  }

  func began() {
    isDragged = true
    isLifted = true
    row.graph.hasZIndices = true
  }

  func changed(_ translation: CGSize) {
    let rows = row.rowsOfCollection
    guard let first = rows.first, let last = rows.last else { return }
    length.set(min(max(translation.height, first.top - row.top), last.bottom - row.bottom))
    let passed = passed(of: rows)
    for other in rows where other !== row {
      let makesRoom = passed.contains { $0 === other }
      other.move.makeRoom(!makesRoom ? 0 : other.top < row.top ? row.size.height : -row.size.height)
    }
  }

  func ended() {
    isDragged = false
    let rows = row.rowsOfCollection
    let passed = passed(of: rows)
    for other in rows where other !== row { other.movement?.stop() }
    if let last = passed.last, let target = last.offset, let own = row.offset {
      let height = passed.reduce(0) { $0 + $1.size.height }
      length.set(distance + (target > own ? -height : height))
      row.move(to: target > own ? target + 1 : target)
    }
    settle(at: 0)
  }

  /// The rows whose middle the edge of this one has passed, from the nearest to the farthest.
  private func passed(of rows: [ListRow]) -> [ListRow] {
    distance < 0
      ? rows.filter { $0.top < row.top && $0.middle > row.top + distance }.reversed()
      : rows.filter { $0.top > row.top && $0.middle < row.bottom + distance }
  }

  /// Moves out of the way of another row, or back.
  private func makeRoom(_ distance: CGFloat) {
    if distance != aim { settle(at: distance) }
  }

  private func settle(at end: CGFloat) {
    aim = end
    length.settle(at: end)
  }

  private func stop() {
    aim = 0
    length.set(0)
  }

  private func lengthDidChange() {
    if distance == 0, !isDragged { isLifted = false }
    if row.node.isAttached { row.node.setNeedsLayout() }
  }
}

extension ListRow {
  fileprivate var top: CGFloat { node.origin.y }
  fileprivate var bottom: CGFloat { node.origin.y + size.height }
  fileprivate var middle: CGFloat { node.origin.y + size.height / 2 }

  /// The visible rows of the same collection, in their order.
  fileprivate var rowsOfCollection: [ListRow] {
    guard let own = element?.owner else { return [] }
    return rowsOfList.filter { $0.role == .row && $0.element?.owner === own }
      .sorted { $0.top < $1.top }
  }

  /// The offset of the row in its collection.
  fileprivate var offset: Int? { element?.row.index }
}
