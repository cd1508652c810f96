// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A finger on a scene.
final class SceneTouch: UITouch {
  private weak var sceneView: SKView?
  /// The node that gets the events.
  let receiver: SKNode
  private var place: CGPoint
  private var formerPlace: CGPoint
  private var currentPhase = Phase.began

  init(_ view: SKView, _ receiver: SKNode, at point: CGPoint) {
    (sceneView, self.receiver) = (view, receiver)
    (place, formerPlace) = (point, point)
  }

  func move(to point: CGPoint, _ phase: Phase) {
    (formerPlace, place, currentPhase) = (place, point, phase)
  }

  override var view: UIView? { sceneView }
  override var phase: Phase { currentPhase }
  override var tapCount: Int { 1 }
  override var timestamp: TimeInterval { CACurrentMediaTime() }
  override func location(in view: UIView?) -> CGPoint { converted(place, view) }
  override func previousLocation(in view: UIView?) -> CGPoint { converted(formerPlace, view) }

  private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    view === sceneView ? point : sceneView?.convert(point, to: view) ?? point
  }
}

extension UITouch {
  /// Returns the place of the finger in a node.
  @MainActor public func location(in node: SKNode) -> CGPoint {
    converted(location(in: view), node)
  }
  /// Returns the last place of the finger in a node.
  @MainActor public func previousLocation(in node: SKNode) -> CGPoint {
    converted(previousLocation(in: view), node)
  }

  @MainActor private func converted(_ point: CGPoint, _ node: SKNode) -> CGPoint {
    guard let scene = node.scene else { return point }
    return scene.convertPoint(fromView: point).applying(node.toRoot.inverted())
  }
}

extension SKView {
  func beginTouch(at point: CGPoint) {
    guard let scene else { return }
    let place = scene.convertPoint(fromView: point)
    let receiver = scene.nodes(at: place).first(where: \.isUserInteractionEnabled) ?? scene
    touch = SceneTouch(self, receiver, at: point)
    send { $0.touchesBegan($1, with: nil) }
  }

  func moveTouch(to point: CGPoint) {
    touch?.move(to: point, .moved)
    send { $0.touchesMoved($1, with: nil) }
  }

  func endTouch(at point: CGPoint) {
    touch?.move(to: point, .ended)
    send { $0.touchesEnded($1, with: nil) }
    touch = nil
  }

  private func send(_ event: (SKNode, Set<UITouch>) -> Void) {
    if let touch, touch.receiver.isUserInteractionEnabled { event(touch.receiver, [touch]) }
  }
}
