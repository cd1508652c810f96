// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A view that shows a scene.
@MainActor @preconcurrency
open class SKView: UIView, UIViewContent {
  open private(set) var scene: SKScene?
  /// The finger on the view; nil if there is none.
  var touch: SceneTouch?
  open var allowsTransparency = false
  open var isPaused = false
  open var ignoresSiblingOrder = false
  open var isAsynchronous = true
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60
  open var preferredFrameRate: Float = 60
  // Figures that are shown over a scene while it is made; they are not drawn.
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var showsPhysics = false
  open var showsFields = false
  open var showsLargeContentFields = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func presentScene(_ scene: SKScene?) {
    guard scene !== self.scene else { return }
    if let former = self.scene {
      former.willMove(from: self)
      former.view = nil
    }
    self.scene = scene
    guard let scene else { return }
    scene.view = self
    if scene.scaleMode == .resizeFill, !bounds.isEmpty { scene.size = bounds.size }
    scene.didMove(to: self)
  }

  /// Presents a scene at once: the transition is not drawn.
  open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint {
    point.applying(scene.toView(of: bounds.size).inverted())
  }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint {
    point.applying(scene.toView(of: bounds.size))
  }

  /// Returns a picture of a node.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.calculateAccumulatedFrame())
  }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    let renderer = ImageRenderer(
      content: Canvas { context, size in
        context.translateBy(x: -crop.minX, y: crop.maxY)
        context.scaleBy(x: 1, y: -1)
        context.concatenate(node.toParent)
        DrawnNode.draw(node, in: context)
      }.frame(width: crop.width, height: crop.height))
    return renderer.uiImage.map(SKTexture.init(image:))
  }

  package var content: AnyView { AnyView(SceneContent(view: self)) }
}

public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }

/// A change from one scene to the next, which is not drawn: the next scene appears at once.
open class SKTransition: NSObject, @unchecked Sendable {
  open var pausesIncomingScene = true
  open var pausesOutgoingScene = true
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval)
    -> SKTransition
  { SKTransition() }
}
