#if !canImport(UIKit)
  import Foundation

  /// A picture under UIKit's name.
  public final class UIImage: NSObject, Sendable {
    let bitmap: ResolvedImage

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

    private init(_ bitmap: ResolvedImage) {
      self.bitmap = bitmap
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
