import Foundation

/// A boolean operation on the areas or the lines of two shapes.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// The boolean operation.
  enum Operation: Sendable {
    case intersection, union, difference, symmetricDifference, lineIntersection, lineDifference
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  /// Returns the path of the combination.
  func path(in rect: CGRect) -> Path {
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

  /// The animatable data of both shapes.
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  /// Returns the part of the shape inside another shape.
  nonisolated public func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the union of the shape with another shape.
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the part of the shape outside another shape.
  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .difference, eoFill: eoFill)
  }

  /// Returns the parts of both shapes that are not in the other one.
  nonisolated public func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of the shape's line inside another shape.
  nonisolated public func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of the shape's line outside another shape.
  nonisolated public func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineDifference, eoFill: eoFill)
  }
}
