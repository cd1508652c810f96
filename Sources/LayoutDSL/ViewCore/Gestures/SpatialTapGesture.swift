import Foundation

/// One or more quick touches, and where.
nonisolated public struct SpatialTapGesture: PrimitiveGesture, Sendable {
  /// Where the last touch was.
  public struct Value: Equatable, Sendable {
    /// Where the finger left.
    public var location: CGPoint
  }

  /// How many touches it takes.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap; the location is in a space by its value.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a tap; the location is in a space by its type.
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
