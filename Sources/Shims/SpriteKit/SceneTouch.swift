// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A finger on a scene, with the node that gets its events.
struct SceneTouch {
  let finger: ViewTouch
  let receiver: SKNode
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
    touch = SceneTouch(finger: ViewTouch(self, at: point), receiver: receiver)
    send { $0.touchesBegan($1, with: nil) }
  }

  func moveTouch(to point: CGPoint) {
    touch?.finger.move(to: point, .moved)
    send { $0.touchesMoved($1, with: nil) }
  }

  func endTouch(at point: CGPoint) {
    touch?.finger.move(to: point, .ended)
    send { $0.touchesEnded($1, with: nil) }
    touch = nil
  }

  private func send(_ event: (SKNode, Set<UITouch>) -> Void) {
    if let touch, touch.receiver.isUserInteractionEnabled {
      event(touch.receiver, [touch.finger])
    }
  }
}
