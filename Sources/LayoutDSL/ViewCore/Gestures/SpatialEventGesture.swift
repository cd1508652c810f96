import Foundation
import ViewClock

/// A gesture that reports each finger on a view, from the first that comes down to the last that is
/// lifted.
nonisolated public struct SpatialEventGesture: PrimitiveGesture {
  /// The fingers.
  public typealias Value = SpatialEventCollection

  /// The coordinate space of the locations.
  public let coordinateSpace: CoordinateSpace

  /// Creates the gesture with locations in a coordinate space.
  public init(coordinateSpace: any CoordinateSpaceProtocol = .local) {
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes the recognizer of the fingers.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let events = recognizer as? SpatialEventRecognizer ?? SpatialEventRecognizer()
    events.space = gesture.coordinateSpace
    return events
  }
}

private final class SpatialEventRecognizer: _GestureRecognizer<SpatialEventCollection> {
  var space = CoordinateSpace.local
  private var collection = SpatialEventCollection(events: [])

  override func handle(_ event: TouchEvent, in context: GestureContext) {
    guard !phase.kind.isFinished, case .touches(let touches) = event else { return }
    // A finger that has left is in one update only.
    collection.events.removeAll { $0.phase != .active }
    for touch in touches { follow(touch, in: context) }
    guard !collection.events.isEmpty else { return }
    let isDown = collection.events.contains { $0.phase == .active }
    phase = isDown ? .active(collection) : .ended(collection)
  }

  override func follow(_ touch: Touch, in context: GestureContext) {
    let location = context.location(of: touch.location, in: space)
    let phase: SpatialEventCollection.Event.Phase =
      switch touch.phase {
      case .began, .moved: .active
      case .ended: .ended
      case .cancelled: .cancelled
      }
    let id = SpatialEventCollection.Event.ID(number: touch.id)
    if let index = collection.events.firstIndex(where: { $0.id == id }) {
      collection.events[index].location = location
      collection.events[index].phase = phase
      collection.events[index].timestamp = touch.time
    } else if touch.phase == .began {
      collection.events.append(
        SpatialEventCollection.Event(
          id: id, timestamp: touch.time, kind: .touch, location: location, phase: phase,
          modifierKeys: []))
    }
  }

  override func reset() {
    super.reset()
    collection.events = []
  }
}
