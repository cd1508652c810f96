import Foundation
import LayoutDSL
import Render
import Goldens

extension Diffing where Value == UIImage {
  /// Compares UIKit's images pixel by pixel, exactly.
  public static var image: Diffing { image() }

  /// Compares UIKit's images pixel by pixel, with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match.
  ///   - scale: Pixels per point of the stored image; nil for 1.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let pixels = Diffing<Pixmap>.image(
      precision: precision, perceptualPrecision: perceptualPrecision)
    return .diff {
      try pixels.toData($0.pixmap)
    } fromData: { data in
      guard let image = UIImage(data: data, scale: scale ?? 1) else {
        // The error has the reason why the data is not a picture.
        return UIImage(try pixels.fromData(data))
      }
      return image
    } diffV2: {
      try pixels.diffV2($0.pixmap, $1.pixmap)
    }
  }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// Saves an image of UIKit and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves an image of UIKit and compares it with a tolerance.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Value: View, Format == UIImage {
  /// Saves a picture of a view, for strategies that are declared with UIKit's format.
  @_disfavoredOverload
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Pixmap>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, layout: layout,
      traits: traits
    ).asUIImage(.image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Value: UIResponder, Format == UIImage {
  /// Saves a picture of a UIKit view or controller on a device, in UIKit's format.
  @_disfavoredOverload
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting<Value, Pixmap>.image(
      on: config, precision: precision, perceptualPrecision: perceptualPrecision, size: size,
      traits: traits
    ).asUIImage(.image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}

extension Snapshotting where Format == Pixmap {
  fileprivate func asUIImage(_ diffing: Diffing<UIImage>) -> Snapshotting<Value, UIImage> {
    Snapshotting<Value, UIImage>(
      pathExtension: pathExtension, diffing: diffing,
      capture: { [capture] value in
        let picture = try capture(value)
        return Capture(
          format: UIImage(picture.format), layout: picture.layout, notes: picture.notes)
      })
  }
}

extension UIImage {
  fileprivate convenience init(_ picture: Pixmap) {
    let image = DisplayImage(picture)
    self.init(
      ResolvedImage(image: image, size: CGSize(width: picture.width, height: picture.height)))
  }

  /// The pixels of the image; those of a symbol at one pixel per point.
  fileprivate var pixmap: Pixmap {
    get throws {
      guard case .bitmap(let bitmap) = content else {
        return try onMainActor(self) { image in
          try ViewHost(background: nil) { Image(uiImage: image) }.render()
        }
      }
      var picture = Pixmap(width: bitmap.image.width, height: bitmap.image.height)
      for index in 0..<bitmap.image.pixels.count {
        let alpha = Int(bitmap.image.pixels[index | 3])
        let value = Int(bitmap.image.pixels[index])
        picture.bytes[index] = UInt8(index & 3 == 3 ? alpha : (value * alpha + 127) / 255)
      }
      return picture
    }
  }
}
