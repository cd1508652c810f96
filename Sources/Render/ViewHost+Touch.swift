import Foundation
import LayoutDSL

/// Fingers on the screen.
///
/// Time passes on the virtual clock while fingers move: a moving finger is seen `touchRate` times a
/// second, each time after the clock has come to that instant, and the screen is settled after
/// every event. So the same calls always lead to the same screen. Locations are in points of the
/// screen.
extension ViewHost {
  private var fingers: Fingers { Fingers(graph: viewGraph, rate: touchRate) }

  /// Touches a point for an instant.
  public func tap(at location: CGPoint) {
    fingers.tap(at: location)
  }

  /// Touches a view for an instant, in the middle of what of it is on the screen.
  ///
  /// The view is the one with that `id` or accessibility identifier. If there is none, a string is
  /// looked for in the labels of controls, then in texts, and then in the names of images.
  ///
  /// - Throws: `TouchError` if there is no such view, or it is not on the screen.
  public func tap(on id: some Hashable) throws(TouchError) {
    fingers.tap(at: try center(of: AnyHashable(id)))
  }

  /// Taps a point twice within a tenth of a second.
  public func doubleTap(at location: CGPoint) {
    fingers.doubleTap(at: location)
  }

  /// Taps the middle of a view, found as `tap(on:)` finds it, twice.
  public func doubleTap(on id: some Hashable) throws(TouchError) {
    fingers.doubleTap(at: try center(of: AnyHashable(id)))
  }

  /// Touches a point for some seconds.
  public func longPress(at location: CGPoint, duration: TimeInterval = 0.6) {
    fingers.longPress(at: location, duration: duration)
  }

  /// Touches the middle of a view, found as `tap(on:)` finds it, for some seconds.
  public func longPress(
    on id: some Hashable, duration: TimeInterval = 0.6
  ) throws(TouchError) {
    fingers.longPress(at: try center(of: AnyHashable(id)), duration: duration)
  }

  /// Moves a finger from one point to another within some seconds, and takes it away.
  ///
  /// `curve` says how far it has come when a part of the time has passed. A scroll view follows it
  /// from its tenth point on, as on a device. The finger leaves at the speed that it has last:
  /// scroll views go on from there.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3,
    curve: UnitCurve = .linear
  ) {
    fingers.drag(from: start, to: end, duration: duration, curve: curve)
  }

  /// Moves a finger for a tenth of a second at a speed, in points a second, and takes it away.
  public func fling(from start: CGPoint, velocity: CGVector) {
    fingers.fling(from: start, velocity: velocity)
  }

  /// Puts two fingers down 100 points apart and moves them to `scale` times that distance.
  public func pinch(at center: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) {
    fingers.pinch(at: center, scale: scale, duration: duration)
  }

  /// Puts two fingers down 100 points apart and turns them around their middle, clockwise.
  public func rotate(at center: CGPoint, by angle: Angle, duration: TimeInterval = 0.3) {
    fingers.rotate(at: center, by: angle, duration: duration)
  }

  /// Puts a finger down; the number tells fingers apart that are down at the same time.
  public func touchDown(at location: CGPoint, finger: Int = 0) {
    fingers.send(.began, at: location, finger: finger)
  }

  /// Moves a finger that is down to another point, at once.
  public func touchMove(to location: CGPoint, finger: Int = 0) {
    fingers.send(.moved, at: location, finger: finger)
  }

  /// Takes a finger away that is down, at a point.
  public func touchUp(at location: CGPoint, finger: Int = 0) {
    fingers.send(.ended, at: location, finger: finger)
  }

  /// Types text into the field that has the focus, one character after the other.
  ///
  /// A new line submits the input of a field; a backspace (`\u{8}`) deletes a character.
  ///
  /// - Throws: `TouchError.nothingFocused` if no field has the focus: tap one first.
  public func type(_ text: String) throws(TouchError) {
    if !viewGraph.type(text) { throw TouchError.nothingFocused }
  }

  /// The middle of what is on the screen of a view.
  private func center(of id: AnyHashable) throws(TouchError) -> CGPoint {
    viewGraph.update()
    let named = viewGraph.node(identifiedBy: id)
    guard let node = named ?? (id.base as? String).flatMap(viewGraph.node(knownAs:)) else {
      let names = viewGraph.viewNames.map { "\($0)" }
      let words = viewGraph.knownWords.filter { !names.contains($0) }
      throw TouchError.noView(id: "\(id)", candidates: (names + words).nearest(to: "\(id)"))
    }
    let visible = node.visibleFrame
    guard !visible.isNull, !visible.isEmpty else {
      throw TouchError.offScreen(id: "\(id)", frame: node.globalFrame)
    }
    return CGPoint(x: visible.midX, y: visible.midY)
  }
}

/// Why a view cannot be touched.
public enum TouchError: Error, Equatable, CustomStringConvertible {
  /// No view has that `id`, accessibility identifier or text; the candidates are similar ones.
  case noView(id: String, candidates: [String])
  /// The view is not on the screen; the frame is in points of the screen.
  case offScreen(id: String, frame: CGRect)
  /// No field has the focus.
  case nothingFocused

  /// What is wrong, and what may help.
  public var description: String {
    switch self {
    case .noView(let id, let candidates):
      let hint =
        candidates.isEmpty
        ? "Give it one with .id(…) or .accessibilityIdentifier(…)."
        : "There is \(candidates.map { "'\($0)'" }.joined(separator: ", "))."
      return "no view on the screen has the id, accessibility identifier or text '\(id)'. \(hint)"
    case .offScreen(let id, let frame):
      return "the view '\(id)' is not on the screen: its frame is "
        + "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)). Scroll to it first."
    case .nothingFocused:
      return "no field has the focus, so that typing goes nowhere. Tap one first."
    }
  }
}

extension [String] {
  /// The at most three strings that are most like another, the most similar first.
  fileprivate func nearest(to name: String) -> [String] {
    enumerated()
      .map { (distance: editDistance(name, $0.element), offset: $0.offset, name: $0.element) }
      .sorted { ($0.distance, $0.offset) < ($1.distance, $1.offset) }
      .prefix(3).map(\.name)
  }
}

/// How many letters have to be put in, taken out or replaced to get from one string to another.
private func editDistance(_ left: String, _ right: String) -> Int {
  let right = Array(right)
  var row = Array(0...right.count)
  for (index, letter) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in right.indices {
      let substituted = diagonal + (letter == right[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(substituted, diagonal + 1, row[column] + 1)
    }
  }
  return row[right.count]
}
