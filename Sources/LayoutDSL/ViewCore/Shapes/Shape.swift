import Foundation

/// A two-dimensional outline to draw.
///
/// A shape has no size of its own: it takes what is proposed, 10 points where nothing is, and
/// draws its path in the rectangle it gets.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline within a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// What the shape is usually drawn as.
  nonisolated static var role: ShapeRole { get }

  /// How the shape responds to layout from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size the shape takes for a proposal.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A shape is filled unless it says otherwise.
  public static var role: ShapeRole { .fill }

  /// A shape is mirrored unless it says otherwise.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// The proposal, with 10 points for what is unspecified.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Path: Shape {
  /// The path itself, wherever the rectangle is.
  public func path(in rect: CGRect) -> Path { self }
}
