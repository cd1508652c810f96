/// A color or pattern to use when rendering a shape.
///
/// A style of your own says which other style it comes to in an environment.
nonisolated public protocol ShapeStyle: Sendable {
  /// The style this one comes to; `Never` for the styles of the system.
  associatedtype Resolved: ShapeStyle = Never

  /// The style this one comes to in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
}

/// A style that knows its own paint.
nonisolated package protocol PrimitiveShapeStyle: ShapeStyle {
  /// The paint of a level of the style: 0 is the style itself, 1 its secondary version and so on.
  nonisolated func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle where Resolved == Never {
  /// The styles of the system do not come to another style: the engine never calls this.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by the engine")
  }
}

extension ShapeStyle {
  /// What the engine paints with; clear for a style that neither is the system's nor resolves to
  /// one.
  package func resolvedStyle(
    level: Int = 0, in environment: EnvironmentValues
  ) -> ResolvedStyle {
    if let primitive = self as? any PrimitiveShapeStyle {
      return primitive.resolved(level: level, in: environment)
    }
    if Resolved.self == Never.self { return ResolvedStyle(.color(.clear)) }
    return resolve(in: environment).resolvedStyle(level: level, in: environment)
  }
}

extension Never: ShapeStyle {}
