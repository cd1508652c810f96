// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Drawing
import SwiftUI
import UIKit

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A picture for nodes, or a part of one.
open class SKTexture: NSObject, @unchecked Sendable {
  let image: UIImage?
  private let part: CGRect
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  public init(image: UIImage) {
    (self.image, part) = (image, CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  /// Creates the picture with a name; a placeholder if there is none.
  public convenience init(imageNamed name: String) {
    self.init(UIImage(named: name), CGRect(x: 0, y: 0, width: 1, height: 1))
  }
  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  /// Creates a part of a picture, as fractions of its size from its lower left corner.
  public convenience init(rect: CGRect, in texture: SKTexture) {
    let outer = texture.part
    self.init(
      texture.image,
      CGRect(
        x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
        width: rect.width * outer.width, height: rect.height * outer.height))
  }
  private init(_ image: UIImage?, _ part: CGRect) { (self.image, self.part) = (image, part) }

  open func size() -> CGSize {
    // The size of the placeholder for a missing picture.
    let whole = image?.size ?? CGSize(width: 128, height: 128)
    return CGSize(width: whole.width * part.width, height: whole.height * part.height)
  }
  open func textureRect() -> CGRect { part }
  open func cgImage() -> CGImage {
    drawnImage?.cgImage ?? CGImage(DisplayImage(width: 0, height: 0, pixels: []))
  }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }

  /// The part of the picture; nil if there is none.
  private lazy var drawnImage: UIImage? = {
    guard let image, part != CGRect(x: 0, y: 0, width: 1, height: 1), let whole = image.cgImage
    else { return image }
    let (width, height) = (CGFloat(whole.width), CGFloat(whole.height))
    let pixels = CGRect(
      x: part.minX * width, y: (1 - part.maxY) * height, width: part.width * width,
      height: part.height * height)
    return whole.cropping(to: pixels).map {
      UIImage(cgImage: $0, scale: image.scale, orientation: image.imageOrientation)
    }
  }()

  /// Draws the picture in a rectangle of a context whose y axis points down.
  ///
  /// The centre is in fractions of the size; the parts outside it keep their sizes.
  @MainActor func draw(in rect: CGRect, center: CGRect, _ context: GraphicsContext) {
    guard let drawnImage else {
      context.fill(Path(rect), with: .color(.white))
      let cross = Path {
        $0.move(to: rect.origin)
        $0.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        $0.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        $0.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      }
      context.stroke(cross, with: .color(.red), lineWidth: max(rect.width / 16, 1))
      return
    }
    var picture = Image(uiImage: drawnImage).interpolation(
      filteringMode == .nearest ? .none : .high)
    if center != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let size = size()
      picture = picture.resizable(
        capInsets: EdgeInsets(
          top: (1 - center.maxY) * size.height, leading: center.minX * size.width,
          bottom: center.minY * size.height, trailing: (1 - center.maxX) * size.width))
    }
    context.draw(picture, in: rect)
  }
}

/// Pictures whose names an asset catalog or a folder holds.
open class SKTextureAtlas: NSObject, @unchecked Sendable {
  private let pictures: [String: UIImage]

  /// Creates an atlas, whose pictures are looked up by their own names.
  public init(named name: String) { pictures = [:] }
  /// Creates an atlas of pictures, as `UIImage` values by their names.
  public init(dictionary properties: [String: Any]) {
    pictures = properties.compactMapValues { $0 as? UIImage }
  }
  /// The names of the pictures of a dictionary, in alphabetical order.
  open var textureNames: [String] { pictures.keys.sorted() }
  open func textureNamed(_ name: String) -> SKTexture {
    pictures[name].map(SKTexture.init(image:)) ?? SKTexture(imageNamed: name)
  }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preloadTextureAtlases(
    _ textureAtlases: [SKTextureAtlas],
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
