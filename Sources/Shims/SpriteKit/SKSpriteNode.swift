// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// A picture or a rectangle in a scene.
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  open var normalTexture: SKTexture?
  /// The colour of a rectangle, and the one that a picture is multiplied by.
  open var color: UIColor
  /// The fraction of the colour in the one that multiplies a picture; the rest is white.
  open var colorBlendFactor: CGFloat = 0
  open var blendMode = SKBlendMode.alpha
  open var size: CGSize
  /// The location of the position in the sprite, as fractions of its size from its lower left
  /// corner.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The part that is stretched, as fractions of the size of the picture.
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  /// A program for the GPU, which does not run.
  open var shader: SKShader?

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
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

  /// Sets the scales so that the sprite fills a size.
  open func scale(to size: CGSize) {
    if self.size.width != 0 { xScale = size.width / self.size.width }
    if self.size.height != 0 { yScale = size.height / self.size.height }
  }

  override var contentBounds: CGRect? {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width,
      height: size.height)
  }

  override func drawContent(in context: GraphicsContext) {
    guard let bounds = contentBounds?.standardized, !bounds.isEmpty else { return }
    var context = context
    context.blendMode = blendMode.blendMode
    guard let texture else {
      return context.fill(Path(bounds), with: .color(Color(uiColor: color)))
    }
    context = context.upright
    if colorBlendFactor > 0 {
      context.addFilter(.colorMultiply(Color(uiColor: .white.mixed(with: color, colorBlendFactor))))
    }
    let rect = CGRect(x: bounds.minX, y: -bounds.maxY, width: bounds.width, height: bounds.height)
    texture.draw(in: rect, center: centerRect, context)
  }
}

extension UIColor {
  /// Returns the colour with a share of another one.
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (otherRed, otherGreen, otherBlue, otherAlpha): (CGFloat, CGFloat, CGFloat, CGFloat) =
      (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    other.getRed(&otherRed, green: &otherGreen, blue: &otherBlue, alpha: &otherAlpha)
    let share = min(max(share, 0), 1)
    return UIColor(
      red: red + (otherRed - red) * share, green: green + (otherGreen - green) * share,
      blue: blue + (otherBlue - blue) * share, alpha: alpha + (otherAlpha - alpha) * share)
  }
}
