#if !canImport(UIKit)
  import Foundation

  /// A bitmap image, for code written for UIKit.
  public final class UIImage: NSObject, Sendable {
    let bitmap: ResolvedImage

    /// Creates an image of size zero.
    override public convenience init() {
      self.init(ResolvedImage(image: DisplayImage(width: 0, height: 0, pixels: []), size: .zero))
    }

    /// Creates an image from a resource of a bundle; nil if there is none.
    ///
    /// A nil bundle is the main bundle. Images are found only while a view is evaluated, because
    /// the view graph provides the image service.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
      guard let node = ViewGraph.evaluator?.evaluatedNode,
        let bitmap = node.graph.services.images.image(
          named: name, in: (bundle ?? .main).resourceURL,
          displayScale: node.environment.displayScale,
          isDark: node.environment.colorScheme == .dark)
      else { return nil }
      self.init(bitmap)
    }

    /// Creates an image from a decoded bitmap.
    package init(_ bitmap: ResolvedImage) {
      self.bitmap = bitmap
      super.init()
    }

    /// The size of the image, in points.
    public var size: CGSize { bitmap.size }
  }

  extension Image {
    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) {
      self.init(bitmap: uiImage.bitmap)
    }
  }
#endif
