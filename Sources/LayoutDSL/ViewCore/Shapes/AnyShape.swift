import Foundation

/// A type-erased shape.
@frozen public struct AnyShape: Shape {
  let base: any Shape

  /// Creates a type-erased shape from a shape.
  public init<S: Shape>(_ shape: S) {
    // The value of a shape in two wrappers could not be compared.
    base = (shape as? AnyShape)?.base ?? shape
  }

  /// Whether both shapes wrap equal values.
  package func isEqual(to other: AnyShape) -> Bool { areEqualAnyValues(base, other.base) }

  /// Returns the path of the wrapped shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// Returns the size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The layout direction behavior of the wrapped shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}
