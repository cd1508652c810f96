/// The kind of drawing for which a shape is intended.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}
