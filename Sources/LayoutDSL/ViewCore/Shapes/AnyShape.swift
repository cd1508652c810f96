import Foundation

/// A type-erased shape.
@frozen public struct AnyShape: Shape {
  let base: any Shape

  /// Creates a shape that hides the type of another.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The outline of the hidden shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the hidden shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// That of the hidden shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
