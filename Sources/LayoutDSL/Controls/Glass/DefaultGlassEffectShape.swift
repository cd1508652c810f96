import Foundation
import ViewCore

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  /// Returns a capsule in a rectangle.
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}
