import Foundation

/// A shape made of two by an operation on their areas or lines.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// What is kept of the two.
  enum Operation: Sendable {
    case intersection, union, difference, symmetricDifference, lineIntersection, lineDifference
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// The outline of the combination.
  public func path(in rect: CGRect) -> Path {
    let path = first.path(in: rect), other = second.path(in: rect)
    switch operation {
    case .intersection: return path.intersection(other, eoFill: eoFill)
    case .union: return path.union(other, eoFill: eoFill)
    case .difference: return path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: return path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: return path.lineIntersection(other, eoFill: eoFill)
    case .lineDifference: return path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  /// The shapes' own data.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// The part of the shape that is inside another.
  nonisolated public func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The shape together with another.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The part of the shape that is outside another.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// The parts of the shape and another that they do not share.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of the shape's line that run inside another.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of the shape's line that run outside another.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineDifference, eoFill: eoFill)
  }
}
