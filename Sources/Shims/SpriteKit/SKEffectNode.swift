// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import CoreImage
import SwiftUI
import UIKit

/// A node whose descendants are drawn as one picture.
open class SKEffectNode: SKNode {
  /// A filter of the picture: a Gaussian blur is drawn, others are not.
  open var filter: CIFilter?
  open var shouldEnableEffects = true
  open var shouldCenterFilter = true
  open var shouldRasterize = false
  open var blendMode = SKBlendMode.alpha
  open var shader: SKShader?

  override var isLayer: Bool { shouldEnableEffects }

  override func drawLayer(in context: GraphicsContext) {
    var context = context
    context.blendMode = blendMode.blendMode
    if let filter, filter.name == "CIGaussianBlur",
      let radius = filter.value(forKey: "inputRadius") as? NSNumber
    {
      context.addFilter(.blur(radius: radius.doubleValue))
    }
    context.drawLayer { DrawnNode.draw(self, in: $0) }
  }
}

/// A node whose descendants are drawn where its mask is opaque.
open class SKCropNode: SKNode {
  open var maskNode: SKNode?

  override var isLayer: Bool { true }

  override func drawLayer(in context: GraphicsContext) {
    var context = context
    if let maskNode {
      context.clipToLayer { layer in
        layer.concatenate(maskNode.toParent)
        DrawnNode.draw(maskNode, in: layer)
      }
    }
    DrawnNode.draw(self, in: context)
  }
}

/// The place from which a scene is seen.
open class SKCameraNode: SKNode {
  /// Whether a node is on the screen.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    let view = CGSize(width: scene.size.width, height: scene.size.height).centered.applying(toRoot)
    return Set(
      DrawnNode.all(in: scene, isDeep: true).map(\.node).filter {
        $0 !== scene && $0 !== self
          && $0.calculateAccumulatedFrame().applying($0.parent?.toRoot ?? .identity)
            .intersects(view)
      })
  }
}

/// A sound in a scene, which is not heard.
open class SKAudioNode: SKNode {
  open var autoplayLooped = true
  open var isPositional = true
  public convenience init(fileNamed name: String) { self.init() }
  public convenience init(url: URL) { self.init() }
}

/// A light, which draws no shadows.
open class SKLightNode: SKNode {
  open var isEnabled = true
  open var lightColor = UIColor.white
  open var ambientColor = UIColor.black
  open var shadowColor = UIColor(white: 0, alpha: 0.5)
  open var falloff: CGFloat = 1
  open var categoryBitMask: UInt32 = 1
}
