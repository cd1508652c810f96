import Foundation
import ViewCore

/// Touch input.
///
/// A moving finger sends `touchRate` events a second on the virtual clock. The clock advances to
/// the time of each event before it is sent, and the view updates after it, so the same calls
/// always produce the same screen. Locations are in points, in screen coordinates.
extension ViewHost {
  private var fingers: Fingers { Fingers(graph: viewGraph, rate: touchRate) }

  /// Taps a point.
  public func tap(at location: CGPoint) {
    fingers.tap(at: location)
  }

  /// Taps the middle of the visible part of a view.
  ///
  /// The view is looked up in this order:
  ///
  /// 1. a view with that `id` or accessibility identifier
  /// 2. if `id` is a string: a control with that label, then a text, then an image with that name
  ///
  /// - Throws: `TouchError` if there is no such view, or it is not on the screen.
  public func tap(on id: some Hashable) throws(TouchError) {
    fingers.tap(at: try center(of: AnyHashable(id)))
  }

  /// Taps a point twice within a tenth of a second.
  public func doubleTap(at location: CGPoint) {
    fingers.doubleTap(at: location)
  }

  /// Taps the middle of a view twice; the view is looked up as in `tap(on:)`.
  public func doubleTap(on id: some Hashable) throws(TouchError) {
    fingers.doubleTap(at: try center(of: AnyHashable(id)))
  }

  /// Touches a point for a duration, in seconds.
  public func longPress(at location: CGPoint, duration: TimeInterval = 0.6) {
    fingers.longPress(at: location, duration: duration)
  }

  /// Touches the middle of a view for a duration, in seconds; the view is looked up as in
  /// `tap(on:)`.
  public func longPress(
    on id: some Hashable, duration: TimeInterval = 0.6
  ) throws(TouchError) {
    fingers.longPress(at: try center(of: AnyHashable(id)), duration: duration)
  }

  /// Moves a finger from one point to another within a duration, in seconds, and lifts it.
  ///
  /// `curve` maps the fraction of the time to the fraction of the way. As on a device, a scroll
  /// view starts to scroll after 10 points. It decelerates from the speed that the finger has when
  /// it is lifted.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3,
    curve: UnitCurve = .linear
  ) {
    fingers.drag(from: start, to: end, duration: duration, curve: curve)
  }

  /// Moves a finger at a velocity, in points per second, for a tenth of a second, and lifts it.
  public func fling(from start: CGPoint, velocity: CGVector) {
    fingers.fling(from: start, velocity: velocity)
  }

  /// Puts two fingers down 100 points apart and moves them to `scale` times that distance.
  public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
    fingers.pinch(at: center, scale: scale, duration: duration)
  }

  /// Puts two fingers down 100 points apart and rotates them clockwise around their middle.
  public func rotate(at center: CGPoint, by angle: Angle, duration: TimeInterval = 0.3) {
    fingers.rotate(at: center, by: angle, duration: duration)
  }

  /// Puts a finger down; `finger` identifies it among fingers that are down at the same time.
  public func touchDown(at location: CGPoint, finger: Int = 0) {
    fingers.send(.began, at: location, finger: finger)
  }

  /// Moves a finger that is down to another point in a single event.
  public func touchMove(to location: CGPoint, finger: Int = 0) {
    fingers.send(.moved, at: location, finger: finger)
  }

  /// Moves a finger that is down to another point within a duration, in seconds.
  ///
  /// `curve` maps the fraction of the time to the fraction of the way. Without that finger, nothing
  /// happens and no time passes.
  public func touchMove(
    to location: CGPoint, duration: TimeInterval, curve: UnitCurve = .linear, finger: Int = 0
  ) {
    fingers.move(to: location, duration: duration, curve: curve, finger: finger)
  }

  /// Lifts a finger that is down, where it is; without that finger, nothing happens.
  public func touchUp(finger: Int = 0) {
    fingers.lift(finger: finger)
  }

  /// Lifts a finger that is down, at a point.
  public func touchUp(at location: CGPoint, finger: Int = 0) {
    fingers.send(.ended, at: location, finger: finger)
  }

  /// Types text into the focused field, one character at a time.
  ///
  /// A newline submits the field; a backspace (`\u{8}`) deletes a character.
  ///
  /// - Throws: `TouchError.nothingFocused` if no field has the focus; tap a field first.
  public func type(_ text: String) throws(TouchError) {
    if !viewGraph.type(text) { throw TouchError.nothingFocused }
  }

  /// Performs an accessibility action of a view, which is looked up as in `tap(on:)`.
  ///
  /// The action is the view's own one, the innermost one around it, or the first one inside it.
  /// The names of actions without a name of their own are those of `AccessibilityActionKind`, and
  /// "increment" and "decrement" for adjustable elements.
  ///
  /// - Throws: `TouchError` if there is no such view or action.
  public func performAccessibilityAction(
    _ name: String = "default", on id: some Hashable
  ) throws(TouchError) {
    let node = try node(AnyHashable(id))
    guard let action = viewGraph.accessibilityAction(name, of: node) else {
      throw TouchError.noAction(name: name, id: "\(id)")
    }
    action()
    viewGraph.update()
  }

  private func node(_ id: AnyHashable) throws(TouchError) -> GeometricNode {
    viewGraph.update()
    let named = viewGraph.node(identifiedBy: id)
    if let node = named ?? (id.base as? String).flatMap(viewGraph.node(knownAs:)) { return node }
    // The description of an object has its address, which no one can write.
    let names: [String] = viewGraph.viewNames
      .filter { !($0.base is ObjectIdentifier) && !(Swift.type(of: $0.base) is AnyClass) }
      .map { "\($0)" }
    let words = viewGraph.knownWords.filter { !names.contains($0) }
    throw TouchError.noView(id: "\(id)", candidates: (names + words).nearest(to: "\(id)"))
  }

  /// The middle of the visible part of a view.
  private func center(of id: AnyHashable) throws(TouchError) -> CGPoint {
    let node = try node(id)
    guard node.isUncovered else { throw TouchError.covered(id: "\(id)") }
    let visible = node.visibleFrame
    guard !visible.isNull, !visible.isEmpty else {
      throw TouchError.offScreen(id: "\(id)", frame: node.globalFrame)
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}

extension [String] {
  /// The up to three strings with the smallest edit distance to `name`, the nearest first.
  fileprivate func nearest(to name: String) -> [String] {
    enumerated()
      .map {
        (
          distance: editDistance([Character](name), [Character]($0.element)), offset: $0.offset,
          name: $0.element
        )
      }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .prefix(3).map(\.name)
  }
}
