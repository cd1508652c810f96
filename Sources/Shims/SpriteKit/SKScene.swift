// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A scene; it does not move.
open class SKScene: SKNode {
  open var size: CGSize
  open var scaleMode = SKSceneScaleMode.fill
  open var anchorPoint = CGPoint.zero
  // The dark grey of an empty scene.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open internal(set) weak var view: SKView?

  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    sceneDidLoad()
  }
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
    sceneDidLoad()
  }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func update(_ currentTime: TimeInterval) {}
}
