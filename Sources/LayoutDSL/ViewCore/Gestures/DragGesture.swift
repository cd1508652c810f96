import Foundation
import ViewClock

/// A finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture, Sendable {
  /// Where the finger is and has been.
  public struct Value: Equatable, Sendable {
    /// When that is.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger came down.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger has come.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to if it left now and what it drags ran out.
    ///
    /// That is a quarter of a second at the current velocity: Apple's interface computes
    /// `velocity` as four times the way from `location` to here.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the finger would come if it left now and what it drags ran out.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// How far the finger has to move before this is a drag, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag; locations are in a space by its value.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag; locations are in a space by its type.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Makes the recognizer of the drag.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let drag = recognizer as? DragRecognizer ?? DragRecognizer(gesture)
    drag.gesture = gesture
    return drag
  }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture.Value> {
  var gesture: DragGesture
  private var finger: Int?
  private var start = CGPoint.zero
  private var screenStart = CGPoint.zero
  private var speed = TouchVelocity()

  init(_ gesture: DragGesture) {
    self.gesture = gesture
  }

  override func follow(_ touch: Touch, in context: GestureContext) {
    if finger == nil, touch.phase == .began {
      finger = touch.id
      screenStart = touch.location
      start = context.location(of: touch.location, in: gesture.coordinateSpace)
    }
    guard touch.id == finger else { return }
    let location = context.location(of: touch.location, in: gesture.coordinateSpace)
    speed.add(location, at: touch.time)
    let velocity = speed.velocity
    let value = DragGesture.Value(
      time: ViewClock.startDate + touch.time, location: location, startLocation: start,
      velocity: CGSize(width: velocity.dx, height: velocity.dy))
    switch touch.phase {
    case .began, .moved:
      if phase.kind == .active || isFarEnough(touch.location) { phase = .active(value) }
    case .ended:
      phase = phase.kind == .active ? .ended(value) : .failed
    case .cancelled:
      phase = .failed
    }
  }

  private func isFarEnough(_ location: CGPoint) -> Bool {
    let x = location.x - screenStart.x, y = location.y - screenStart.y
    return (x * x + y * y).squareRoot() >= gesture.minimumDistance
  }

  override func reset() {
    super.reset()
    finger = nil
    speed = TouchVelocity()
  }
}
