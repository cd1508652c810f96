// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A view of a scene; a placeholder is drawn.
@MainActor @preconcurrency
open class SKView: UIView, UIViewContent {
  open private(set) var scene: SKScene?
  open var allowsTransparency = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func presentScene(_ scene: SKScene?) {
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }

  package var content: AnyView {
    AnyView(SceneArea(scene: scene, isTransparent: allowsTransparency))
  }
}
