/// The colour of links.
public struct LinkShapeStyle: Hashable, PrimitiveShapeStyle {
  /// Creates the link style.
  public init() {}

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    Color(system: .link).resolved(level: level, in: environment)
  }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
