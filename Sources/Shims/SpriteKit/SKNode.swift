// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

public typealias SKColor = UIColor

extension UITouch {
  /// The place in the coordinates of the view, since nodes are not drawn.
  public func location(in node: SKNode) -> CGPoint { location(in: nil) }
  public func previousLocation(in node: SKNode) -> CGPoint { previousLocation(in: nil) }
}

/// A node of a scene; it stores its properties and is not drawn.
@MainActor @preconcurrency
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  open var zPosition: CGFloat = 0
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var physicsBody: SKPhysicsBody?
  open private(set) var children: [SKNode] = []
  open private(set) weak var parent: SKNode?

  public override init() { super.init() }
  public required init?(coder aDecoder: NSCoder) { super.init() }

  open var frame: CGRect { CGRect(origin: position, size: .zero) }

  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    node.parent = self
    children.append(node)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}
