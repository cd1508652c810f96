/// The paint of a shape: a colour, gradient, image or material.
///
/// A custom style resolves to another style in an environment.
nonisolated public protocol ShapeStyle: Sendable {
  /// The type of the resolved style; `Never` for system styles.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one resolves to in an environment.
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the engine resolves system styles directly.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is resolved by the engine")
  }
}

extension ShapeStyle {
  /// Returns the resolved paint of any style.
  ///
  /// It is clear for a style that is neither a system style nor resolves to one.
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
