#if !canImport(UIKit)
  import Foundation

  /// A picture under UIKit's name.
  public final class UIImage: NSObject, Sendable {
    let bitmap: ResolvedImage

    /// Creates a picture of no size.
    override public convenience init() {
      self.init(ResolvedImage(image: DisplayImage(width: 0, height: 0, pixels: []), size: .zero))
    }

    /// Finds a picture among the resources of the main bundle, or of another; nil if there is none.
    ///
    /// Pictures are found while a view is being made, which is when somebody can look for them.
    public convenience init?(named name: String, in bundle: Bundle? = nil) {
      guard let node = ViewGraph.evaluator?.evaluatedNode,
        let bitmap = node.graph.services.images.image(
          named: name, in: (bundle ?? .main).resourceURL,
          displayScale: node.environment.displayScale,
          isDark: node.environment.colorScheme == .dark)
      else { return nil }
      self.init(bitmap)
    }

    /// A picture that is decoded.
    package init(_ bitmap: ResolvedImage) {
      self.bitmap = bitmap
      super.init()
    }

    /// The size of the picture, in points.
    public var size: CGSize { bitmap.size }
  }

  extension Image {
    /// Creates an image from UIKit's.
    public init(uiImage: UIImage) {
      self.init(bitmap: uiImage.bitmap)
    }
  }
#endif
