/// The kind of drawing for which a shape is intended.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The outline of the shape is stroked.
  case stroke
  /// The shape is a line between views.
  case separator
}
