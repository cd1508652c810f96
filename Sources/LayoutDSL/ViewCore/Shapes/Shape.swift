import Foundation

/// A two-dimensional shape, which is drawn as a path.
///
/// By default it has no intrinsic size: it takes the proposed size, or 10 points along an
/// unspecified dimension, and draws its path in the resulting rectangle.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the path of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role in which the shape is drawn.
  nonisolated static var role: ShapeRole { get }

  /// The behavior of the shape in a right-to-left layout.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the shape for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The default role: fill.
  public static var role: ShapeRole { .fill }

  /// The default behavior: the shape is mirrored in a right-to-left layout.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size, with 10 points for an unspecified dimension.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Path: Shape {
  /// Returns the path itself, regardless of the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}
