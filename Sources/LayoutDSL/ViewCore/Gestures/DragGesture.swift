import Foundation
import ViewClock

/// A gesture of one finger that moves.
nonisolated public struct DragGesture: PrimitiveGesture, Sendable {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the last event.
    public var time: Date
    /// The current location of the finger.
    public var location: CGPoint
    /// The location at which the finger came down.
    public var startLocation: CGPoint
    /// The velocity of the finger, in points per second.
    public var velocity: CGSize

    /// The translation of the finger from its start location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The location at which the dragged content would come to rest if the finger were lifted now.
    ///
    /// It is a quarter of a second away at the current velocity: Apple's interface computes
    /// `velocity` as four times the way from `location` to here.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation at which the dragged content would come to rest if the finger were lifted
    /// now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The distance that the finger has to move before the drag begins, in points.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture with locations in a space given by a `CoordinateSpace`.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag gesture with locations in a space given by a `CoordinateSpaceProtocol`.
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
