import Foundation
import ViewCore

/// A finger swipes a row across the list to reveal its actions, or moves it along the list to
/// another place.
extension ListRow: DragTarget {
  var dragAxes: Axis.Set {
    guard role == .row else { return [] }
    let traits = traits
    var axes: Axis.Set = canMove(traits) ? .vertical : []
    let isSwipable =
      !traits.swipeActions.isEmpty || traits.delete != nil && !traits.isDeleteDisabled
    if isSwipable, !look.isEditing || swipe.isOpen { axes.insert(.horizontal) }
    return axes
  }

  var isElastic: Bool { false }

  func canBegin(at point: CGPoint) -> Bool {
    if dragAxes.contains(.vertical) { move.touchBegan(at: point) }
    return true
  }

  func canFollow(_ translation: CGSize) -> Bool {
    isMoved = movement?.canFollow(translation) ?? false
    if isMoved { return true }
    let isAcross = abs(translation.width) >= abs(translation.height)
    return isAcross && dragAxes.contains(.horizontal) && swipe.canFollow(translation)
  }

  /// A row that a resting finger has lifted moves, whatever in it could be dragged.
  func precedesContent(_ translation: CGSize) -> Bool { movement?.canFollow(translation) ?? false }

  func dragBegan() {
    if isMoved { move.began() } else { swipe.began() }
  }

  func dragChanged(translation: CGSize) {
    if isMoved { move.changed(translation) } else { swipe.changed(translation) }
  }

  func dragEnded(velocity: CGVector) {
    if isMoved { move.ended() } else { swipe.ended(velocity) }
  }
}
