import Foundation

/// A touch that begins and ends on a view, as a button requires.
nonisolated package struct PressGesture: PrimitiveGesture {
  package typealias Value = Bool

  /// Whether a tap on the list row that contains the view presses it as well.
  package var answersForRow: Bool

  /// Whether a finger presses the view anywhere in its frame, and not only where it draws.
  let hitsFrame: Bool

  /// Whether a finger that presses a view inside does not press this one.
  let yieldsToInner: Bool

  package init(
    answersForRow: Bool = false, hitsFrame: Bool = false, yieldsToInner: Bool = false
  ) {
    self.answersForRow = answersForRow
    self.hitsFrame = hitsFrame
    self.yieldsToInner = yieldsToInner
  }

  nonisolated package static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Bool>?
  ) -> _GestureRecognizer<Bool> {
    recognizer ?? PressRecognizer(yieldsToInner: gesture.yieldsToInner)
  }
}

private final class PressRecognizer: _GestureRecognizer<Bool> {
  /// The distance that a finger may stray from a control and still press it, in points, as in
  /// UIKit.
  private static let reach: CGFloat = 70  // Measurements.md#press-reach

  private let yieldsToInner: Bool
  private var finger: Int?

  init(yieldsToInner: Bool) {
    self.yieldsToInner = yieldsToInner
  }

  override func follow(_ touch: Touch, in context: GestureContext) {
    if finger == nil, touch.phase == .began {
      let isFirst = context.node.graph.gestures.takePress(ofFinger: touch.id, on: context.node)
      if yieldsToInner, !isFirst { return phase = .failed }
      finger = touch.id
    }
    guard touch.id == finger else { return }
    // Not `CGRect.contains`, which traps on NaN: the point may have no place in a flattened view.
    let point = context.location(of: touch.location, in: .local)
    let size = context.node.size
    let isInside =
      point.x >= -Self.reach && point.x < size.width + Self.reach
      && point.y >= -Self.reach && point.y < size.height + Self.reach
    switch touch.phase {
    case .began, .moved: phase = .possible(isInside)
    case .ended: phase = isInside ? .ended(true) : .failed
    case .cancelled: phase = .failed
    }
  }

  override func reset() {
    super.reset()
    finger = nil
  }
}
