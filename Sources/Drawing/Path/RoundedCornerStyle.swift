/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of an ellipse.
  case circular
  /// A curve with gradually increasing curvature.
  case continuous
}
