/// The shape of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve whose curvature starts gently, as on Apple's devices.
  case continuous
}
