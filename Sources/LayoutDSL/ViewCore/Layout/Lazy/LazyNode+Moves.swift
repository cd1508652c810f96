import Foundation

// Rows that leave, or slide into and out of sight, with an animation.
extension LazyNode {
  /// Starts the removal transition of a visible row that was removed with an animation.
  func leaves(_ row: LazyRowNode) -> Bool {
    guard row.wasShown, graph.isAnimating || graph.hasTransactionNodes else { return false }
    graph.withTransaction(at: row) {
      guard graph.isAnimating, let departure = row.removal else { return }
      departing.append((row, departure))
    }
    return departing.last?.row === row
  }

  /// Moves a view that becomes visible along with the rows before it, if their movement is
  /// animated.
  func slideIntoSight(
    _ node: GeometricNode, at position: CGFloat, with moves: [LazyMove]
  ) {
    guard let distance = moves.last?.distance, distance != 0 else { return }
    graph.movedIntoSight.append((node, along(distance)))
  }

  /// Shows a view in place of the row of the same element that is sliding out of sight.
  func takePlace(of former: LazyRowNode, _ placement: LazyPlacement) {
    guard let index = departing.firstIndex(where: { $0.row === former }) else { return }
    graph.movedIntoSight.append((placement.node, along(placement.position - former.position)))
    isMakingRows = true
    departing.remove(at: index).departure.end()
    isMakingRows = false
  }

  /// Moves a row that becomes invisible along with the remaining rows, if their movement is
  /// animated.
  func slidesOutOfSight(_ row: LazyRowNode, with moves: [LazyMove]) -> Bool {
    guard row.wasShown, graph.isAnimating,
      let distance = moves.min(by: {
        abs($0.old - row.position) < abs($1.old - row.position)
      })?.distance, distance != 0,
      let departure = (row.parent as? any LazyRowOwner)?.releaseRow(row)
    else { return false }
    let way = along(distance)
    departure.transition = .offset(x: way.x, y: way.y)
    departing.append((row, departure))
    return true
  }

  /// Converts a distance along the axis to an offset on the screen.
  private func along(_ distance: CGFloat) -> CGPoint {
    if axis == .vertical { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: isMirrored ? -distance : distance, y: 0)
  }
}

/// The previous and present position of a row that stays visible.
struct LazyMove {
  let old: CGFloat
  let new: CGFloat

  var distance: CGFloat { new - old }
}
