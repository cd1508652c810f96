// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import UIKit

/// Limits of a number.
open class SKRange: NSObject, @unchecked Sendable {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
  }
  public convenience init(lowerLimit lower: CGFloat) {
    self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude)
  }
  public convenience init(upperLimit upper: CGFloat) {
    self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper)
  }
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
  public convenience init(value: CGFloat, variance: CGFloat) {
    self.init(lowerLimit: value - variance, upperLimit: value + variance)
  }
  open class func withNoLimits() -> SKRange {
    SKRange(
      lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
  func limited(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// A rule for the place or the rotation of a node, which is applied in each frame.
open class SKConstraint: NSObject, @unchecked Sendable {
  private let rule: @MainActor (SKNode, SKNode?) -> Void
  open var enabled = true
  /// The node in whose coordinates the rule holds; nil for the parent.
  open var referenceNode: SKNode?

  private init(_ rule: @escaping @MainActor (SKNode, SKNode?) -> Void) { self.rule = rule }

  open class func positionX(_ range: SKRange) -> SKConstraint {
    position { $0.x = range.limited($0.x) }
  }
  open class func positionY(_ range: SKRange) -> SKConstraint {
    position { $0.y = range.limited($0.y) }
  }
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> SKConstraint {
    position { $0 = CGPoint(x: xRange.limited($0.x), y: yRange.limited($0.y)) }
  }
  open class func zRotation(_ zRange: SKRange) -> SKConstraint {
    SKConstraint { node, _ in node.zRotation = zRange.limited(node.zRotation) }
  }
  open class func distance(_ range: SKRange, to node: SKNode) -> SKConstraint {
    distance(range, to: .zero, in: node)
  }
  open class func distance(_ range: SKRange, to point: CGPoint) -> SKConstraint {
    SKConstraint { node, reference in
      node.keep(range, from: node.place(of: point, in: reference ?? node.parent))
    }
  }
  open class func distance(_ range: SKRange, to point: CGPoint, in node: SKNode) -> SKConstraint {
    SKConstraint { own, _ in own.keep(range, from: own.place(of: point, in: node)) }
  }
  open class func orient(to node: SKNode, offset radians: SKRange) -> SKConstraint {
    orient(to: .zero, in: node, offset: radians)
  }
  open class func orient(to point: CGPoint, offset radians: SKRange) -> SKConstraint {
    SKConstraint { node, reference in
      node.orient(to: node.place(of: point, in: reference ?? node.parent), radians)
    }
  }
  open class func orient(to point: CGPoint, in node: SKNode, offset radians: SKRange)
    -> SKConstraint
  {
    SKConstraint { own, _ in own.orient(to: own.place(of: point, in: node), radians) }
  }

  private class func position(_ change: @escaping @MainActor (inout CGPoint) -> Void)
    -> SKConstraint
  {
    SKConstraint { node, reference in
      guard let reference, let parent = node.parent else { return change(&node.position) }
      var point = reference.convert(node.position, from: parent)
      change(&point)
      node.position = parent.convert(point, from: reference)
    }
  }

  @MainActor func apply(to node: SKNode) { if enabled { rule(node, referenceNode) } }
}

extension SKNode {
  /// A point of another node in the coordinates of the parent.
  fileprivate func place(of point: CGPoint, in node: SKNode?) -> CGPoint {
    guard let node, let parent else { return point }
    return parent.convert(point, from: node)
  }

  fileprivate func keep(_ range: SKRange, from point: CGPoint) {
    let distance = point.distance(to: position)
    let limited = max(range.limited(distance), 0)
    guard distance > 0, limited != distance else { return }
    let share = limited / distance
    position = CGPoint(
      x: point.x + (position.x - point.x) * share, y: point.y + (position.y - point.y) * share)
  }

  fileprivate func orient(to point: CGPoint, _ range: SKRange) {
    let angle = deterministicArcTangent(point.y - position.y, point.x - position.x)
    zRotation = angle + range.limited((zRotation - angle).remainder(dividingBy: 2 * .pi))
  }

  /// Applies the rules of the node and of its descendants.
  func applyConstraints() {
    for constraint in constraints ?? [] { constraint.apply(to: self) }
    for child in children { child.applyConstraints() }
  }
}
