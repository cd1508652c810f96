import Foundation

// The finger on a scroll view. `ScrollMotion.swift` moves the offset, also after a fling.

extension ScrollNode: CoastingDragTarget {
  package var dragAxes: Axis.Set {
    guard environment.isScrollEnabled else { return [] }
    var draggable = axes
    for axis in Axis.allCases where room[axis] <= 0 && !bouncesAlways(along: axis) {
      draggable.remove(Axis.Set(axis))
    }
    return draggable
  }

  private func bouncesAlways(along axis: Axis) -> Bool {
    let traits = environment.values.scrollTraits
    return (axis == .vertical ? traits.verticalBounce : traits.horizontalBounce) != .basedOnSize
  }

  /// At an end of its content, the drag goes to an enclosing scroll view, if there is one: UIKit's
  /// `transfersVerticalScrollingToParent`.
  package func canFollow(_ translation: CGSize) -> Bool {
    Axis.allCases.contains { axis in
      guard dragAxes.contains(Axis.Set(axis)) else { return false }
      let limits = limits(along: axis), offset = contentOffset[axis]
      return translation[axis] > 0
        ? offset > limits.lowerBound : translation[axis] < 0 && offset < limits.upperBound
    }
  }

  package var isCoasting: Bool { phase == .decelerating || phase == .animating }

  package func dragBegan() {
    guard environment.isScrollEnabled else { return }
    makeMotion().hold()
  }

  package func dragChanged(translation: CGSize) {
    motion?.drag(by: translation)
  }

  package func dragEnded(velocity: CGVector) {
    motion?.decelerate(velocity: velocity)
  }

  /// Returns the resistance of the content to a finger beyond its ends.
  func rubberBand(along axis: Axis) -> RubberBand {
    RubberBand(limits: limits(along: axis), length: size[axis])
  }
}

extension ScrollNode {
  /// Scrolls to an offset, immediately without an animation.
  package func scroll(to target: CGPoint, animation: Animation?) {
    if let animation {
      makeMotion().animate(to: target, by: animation)
    } else {
      motion?.stop()
      setOffset(target, reason: .program)
    }
  }

  /// Scrolls as a finger does, which updates the bound scroll position.
  package func scrollByUser(to offset: CGPoint) {
    guard environment.isScrollEnabled else { return }
    motion?.stop()
    setOffset(scrollable(offset), reason: .user)
  }

  /// Scrolls by a user to an offset, or to the end of the content if the offset is beyond it, and
  /// updates the screen.
  package func scrollByUser(atMostToEnd offset: CGPoint) {
    // Rows that come into view replace estimated lengths by measured ones, which moves the end.
    for _ in 0...scrollAttemptLimit {
      let target = withinEnd(offset)
      scrollByUser(to: target)
      graph.update()
      if !isAttached || withinEnd(offset) == target { return }
    }
  }

  /// Returns an offset with the dimensions that are beyond the end of the content moved to the end.
  ///
  /// An offset before the start stays: it pulls the content.
  package func withinEnd(_ offset: CGPoint) -> CGPoint {
    var result = scrollable(offset)
    for axis in Axis.allCases {
      let limits = limits(along: axis)
      result[axis] =
        axis == .horizontal && start.x == 1
        ? max(result[axis], limits.lowerBound) : min(result[axis], limits.upperBound)
    }
    return result
  }
}
