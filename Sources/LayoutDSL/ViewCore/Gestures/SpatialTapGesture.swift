import Foundation

/// A gesture of one or more taps that reports the location.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// The state at the end of the last tap.
  public struct Value: Equatable, Sendable {
    /// The location at which the finger was lifted.
    public var location: CGPoint
  }

  /// The required number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture with a location in a space given by a `CoordinateSpace`.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap gesture with a location in a space given by a `CoordinateSpaceProtocol`.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Makes the recognizer of the tap.
  nonisolated public static func _makeGesture(
    _ gesture: Self, reusing recognizer: _GestureRecognizer<Value>?
  ) -> _GestureRecognizer<Value> {
    let makeValue: (CGPoint, GestureContext) -> Value = { point, context in
      Value(location: context.location(of: point, in: gesture.coordinateSpace))
    }
    let tap = recognizer as? TapRecognizer<Value> ?? TapRecognizer(makeValue: makeValue)
    tap.count = gesture.count
    tap.makeValue = makeValue
    return tap
  }
}
