// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import SwiftUI
@_exported import UIKit
@_exported import simd

public typealias SKColor = UIColor

/// A node of a scene, in the coordinates of its parent, whose y axis points up.
@MainActor @preconcurrency
open class SKNode: UIResponder {
  open var name: String?
  open var position = CGPoint.zero
  /// The depth relative to the parent; nodes of a greater depth are in front.
  open var zPosition: CGFloat = 0
  /// The rotation in radians, counterclockwise.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  /// The factor of the time that passes for the actions of the node and of its descendants.
  open var speed: CGFloat = 1
  open var alpha: CGFloat = 1
  open var isPaused = false
  open var isHidden = false
  open var isUserInteractionEnabled = false
  open var userData: NSMutableDictionary?
  open var constraints: [SKConstraint]?
  /// The values of the node for programs of the GPU, which do not run.
  open var attributeValues: [String: SKAttributeValue] = [:]
  open var physicsBody: SKPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?
  var runningActions: [RunningAction] = []

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  // MARK: Tree

  open var scene: SKScene? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0 as? SKScene }.first
  }

  open override var next: UIResponder? { parent }

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }

  open func insertChild(_ node: SKNode, at index: Int) {
    // A node in its own descendants would be a loop.
    guard
      node !== self,
      node.children.isEmpty
        || !sequence(first: self, next: \.parent).contains(where: { $0 === node })
    else { return }
    node.removeFromParent()
    node.parent = self
    children.insert(node, at: min(max(index, 0), children.count))
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func removeAllChildren() {
    for node in children { node.parent = nil }
    children = []
  }

  open func removeChildren(in nodes: [SKNode]) {
    let removed = Set(nodes.filter { $0.parent === self }.map(ObjectIdentifier.init))
    children.removeAll { removed.contains(ObjectIdentifier($0)) }
    for node in nodes where removed.contains(ObjectIdentifier(node)) { node.parent = nil }
  }

  /// Moves the node to another parent, at the same place of the scene.
  open func move(toParent parent: SKNode) {
    let position = self.parent.map { parent.convert(self.position, from: $0) } ?? self.position
    parent.addChild(self)
    self.position = position
  }

  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { $0 === parent }
  }

  open func isEqual(to node: SKNode) -> Bool { self === node }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: Coordinates

  /// The transform from the coordinates of the node to those of its parent.
  var toParent: CGAffineTransform {
    let (sine, cosine) = deterministicSineCosine(zRotation)
    return CGAffineTransform(
      a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale,
      tx: position.x, ty: position.y)
  }

  /// The transform from the coordinates of the node to those of the root of its tree.
  var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(node.toParent)
      node = parent
    }
    return transform
  }

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }

  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    node.convert(point, from: self)
  }

  /// The bounds of what the node itself draws, in its own coordinates; nil if it draws nothing.
  var contentBounds: CGRect? { nil }

  /// The bounds of what the node itself draws, in the coordinates of its parent.
  open var frame: CGRect {
    contentBounds?.applying(toParent) ?? CGRect(origin: position, size: .zero)
  }

  /// Returns the bounds of the node and of its descendants, in the coordinates of its parent.
  open func calculateAccumulatedFrame() -> CGRect {
    let inner = children.map { $0.calculateAccumulatedFrame() }.filter { !$0.isEmpty }
    guard let bounds = ([contentBounds].compactMap(\.self) + inner).reduced else {
      return CGRect(origin: position, size: .zero)
    }
    return bounds.applying(toParent)
  }

  /// Returns whether a point of the parent's coordinates is in the node or a descendant.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  open func intersects(_ node: SKNode) -> Bool {
    let own = calculateAccumulatedFrame().applying(parent?.toRoot ?? .identity)
    return own.intersects(
      node.calculateAccumulatedFrame().applying(node.parent?.toRoot ?? .identity))
  }

  /// Returns the descendants at a point of the node's coordinates, front to back.
  open func nodes(at p: CGPoint) -> [SKNode] {
    let point = p.applying(toRoot)
    return DrawnNode.all(in: self, isDeep: true).reversed().map(\.node)
      .filter { $0 !== self && $0.isAt(point) }
  }

  /// Returns the frontmost descendant at a point of the node's coordinates, or the node itself.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }

  /// Whether the node itself, or a descendant of a node without content, is at a point of the root.
  private func isAt(_ point: CGPoint) -> Bool {
    let bounds = contentBounds?.applying(toParent) ?? calculateAccumulatedFrame()
    return bounds.contains(point.applying((parent?.toRoot ?? .identity).inverted()))
  }

  // MARK: Drawing

  /// Draws the content of the node alone, in its own coordinates.
  func drawContent(in context: GraphicsContext) {}

  /// Whether the descendants are drawn as one picture, such as that of an effect.
  var isLayer: Bool { false }

  /// Draws the node and its descendants as one picture, in the coordinates of the node.
  func drawLayer(in context: GraphicsContext) {}
}

extension [CGRect] {
  /// The smallest rectangle around all; nil if there are none.
  fileprivate var reduced: CGRect? { first.map { dropFirst().reduce($0) { $0.union($1) } } }
}
