/// Two fingers that turn, told as an angle.
nonisolated public struct RotationGesture: Gesture, Sendable {
  /// How far the fingers have turned, clockwise.
  public typealias Value = Angle

  /// The least angle that is a turn.
  public var minimumAngleDelta: Angle

  /// Creates a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// A `RotateGesture` of which only the angle is told.
  @MainActor public var body: _MapGesture<RotateGesture, Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
