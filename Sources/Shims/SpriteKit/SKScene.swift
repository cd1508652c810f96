// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

@MainActor @preconcurrency public protocol SKSceneDelegate: NSObjectProtocol {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a tree of nodes, which a view shows.
open class SKScene: SKEffectNode {
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode = SKSceneScaleMode.fill
  /// The location of the origin in the view, as fractions of its size from its lower left corner.
  open var anchorPoint = CGPoint.zero
  // The dark grey of an empty scene.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  open var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  open weak var listener: SKNode?
  public let physicsWorld = SKPhysicsWorld()
  open internal(set) weak var view: SKView?
  /// The time of the last frame, in seconds; nil before the first one.
  private var lastFrame: TimeInterval?

  public init(size: CGSize) {
    self.size = size
    super.init()
    begin()
  }
  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    begin()
  }
  public required init?(coder aDecoder: NSCoder) {
    size = .zero
    super.init(coder: aDecoder)
    begin()
  }
  /// Creates an empty scene of the size that Xcode gives to new ones: the file is not read.
  public convenience init?(fileNamed filename: String) {
    self.init(size: CGSize(width: 750, height: 1334))
    anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  private func begin() {
    isUserInteractionEnabled = true
    physicsWorld.scene = self
    sceneDidLoad()
  }

  open override var frame: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  open override func calculateAccumulatedFrame() -> CGRect { frame }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  /// Shows the next frame: calls the scene, runs its actions and moves its bodies.
  ///
  /// After a long pause only a tenth of a second passes.
  func showFrame(at time: TimeInterval) {
    let step = min(max(time - (lastFrame ?? time), 0), 0.1)
    lastFrame = time
    guard !isPaused else { return }
    update(time)
    delegate?.update(time, for: self)
    advanceActions(by: step)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.advance(by: step * Double(speed))
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    applyConstraints()
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    advanceParticles(by: step)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }

  // MARK: View

  /// The transform from the scene's coordinates to those of a view of a size, whose y axis points
  /// down.
  func toView(of viewSize: CGSize) -> CGAffineTransform {
    let (x, y) = (viewSize.width / max(size.width, 1e-6), viewSize.height / max(size.height, 1e-6))
    let (scaleX, scaleY): (CGFloat, CGFloat) =
      switch scaleMode {
      case .fill: (x, y)
      case .aspectFill: (max(x, y), max(x, y))
      case .aspectFit: (min(x, y), min(x, y))
      case .resizeFill: (1, 1)
      }
    // From the middle of the scene, which is the middle of the view.
    let middle =
      camera?.toRoot.inverted()
      ?? CGAffineTransform(
        translationX: -frame.midX, y: -frame.midY)
    return middle.concatenating(CGAffineTransform(scaleX: scaleX, y: -scaleY))
      .concatenating(CGAffineTransform(translationX: viewSize.width / 2, y: viewSize.height / 2))
  }

  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(toView(of: view?.bounds.size ?? size).inverted())
  }

  open func convertPoint(toView point: CGPoint) -> CGPoint {
    point.applying(toView(of: view?.bounds.size ?? size))
  }

  /// Draws the scene in a view of a size; a scene that fits it leaves black bars.
  func draw(in context: GraphicsContext, size viewSize: CGSize, isTransparent: Bool) {
    var context = context
    let transform = toView(of: viewSize)
    var room = CGRect(origin: .zero, size: viewSize)
    if !isTransparent { context.fill(Path(room), with: .color(.black)) }
    if scaleMode == .aspectFit, camera == nil {
      room = frame.applying(transform)
      context.clip(to: Path(room))
    }
    context.fill(Path(room), with: .color(Color(uiColor: backgroundColor)))
    context.concatenate(transform)
    DrawnNode.draw(self, in: context)
  }
}
