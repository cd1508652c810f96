// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

/// A picture in a scene; a scene is drawn as a grey area.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var color: UIColor
  open var size: CGSize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var shader: SKShader?

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  public override convenience init() {
    self.init(texture: nil, color: .white, size: .zero)
  }
  public required init?(coder aDecoder: NSCoder) {
    (color, size) = (.white, .zero)
    super.init(coder: aDecoder)
  }

  open override var frame: CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }
}

open class SKTexture: NSObject, @unchecked Sendable {
  private let pictureSize: CGSize
  public init(image: UIImage) { pictureSize = image.size }
  open func size() -> CGSize { pictureSize }
}
