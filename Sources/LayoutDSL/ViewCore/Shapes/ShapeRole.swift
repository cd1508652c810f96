/// Ways of styling a shape.
public enum ShapeRole: Sendable {
  case fill, stroke, separator
}
