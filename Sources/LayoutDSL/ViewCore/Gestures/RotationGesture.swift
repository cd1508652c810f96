/// A rotation of two fingers whose value is its angle.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// The rotation since the start, positive clockwise.
  public typealias Value = Angle

  /// The minimum angle that counts as a rotation.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A `RotateGesture`, mapped to its angle.
  @MainActor public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
