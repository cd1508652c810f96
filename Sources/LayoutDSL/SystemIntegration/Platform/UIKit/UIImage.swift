import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// A picture or a symbol, for code written for UIKit.
  open class UIImage: NSObject, @unchecked Sendable {
    private let mark = CoreFoundationMark()
    /// The rendering mode of a picture.
    public enum RenderingMode: Int, Sendable {
      /// The view that shows the picture decides.
      case automatic
      /// The picture is drawn in its own colours.
      case alwaysOriginal
      /// The opacity of the picture is drawn in the tint colour.
      case alwaysTemplate
    }

    /// The orientation in which pixels are stored, relative to the one in which they are shown.
    public enum Orientation: Int, Sendable {
      /// Upright.
      case up
      /// Rotated by 180°.
      case down
      /// Rotated by 90° to the left.
      case left
      /// Rotated by 90° to the right.
      case right
      /// Mirrored.
      case upMirrored
      /// Rotated by 180°, and mirrored.
      case downMirrored
      /// Rotated by 90° to the left, and mirrored.
      case leftMirrored
      /// Rotated by 90° to the right, and mirrored.
      case rightMirrored
    }

    /// The content of the image.
    package enum Content: Sendable {
      case bitmap(ResolvedImage)
      case symbol(UIImageSymbol)
    }

    package let content: Content
    /// The rendering mode of the picture.
    public let renderingMode: RenderingMode

    package init(_ content: Content, renderingMode: RenderingMode = .automatic) {
      self.content = content
      self.renderingMode = renderingMode
      super.init()
    }

    /// Creates an image of size zero.
    override public convenience init() {
      self.init(ResolvedImage(image: DisplayImage(width: 0, height: 0, pixels: []), size: .zero))
    }

    /// Creates an image from a resource of the main bundle; nil if there is none.
    public convenience init?(named name: String) {
      self.init(named: name, in: nil)
    }

    /// Creates an image from a resource of a bundle; nil if there is none.
    ///
    /// A nil bundle is the main bundle. Outside a view that is evaluated, as in an action, the
    /// image is the light one for the densest screen.
    public convenience init?(
      named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
    ) {
      guard let bitmap = Self.bitmap(named: name, in: (bundle ?? .main).resourceURL) else {
        return nil
      }
      self.init(bitmap)
    }

    /// Creates an image from an image resource; one of size zero if it does not exist.
    public convenience init(resource: ImageResource) {
      self.init(
        Self.bitmap(named: resource.name, in: resource.folder)
          ?? ResolvedImage(image: DisplayImage(width: 0, height: 0, pixels: []), size: .zero))
    }

    /// Creates the image of a literal, `#imageLiteral(resourceName:)`; one of size zero if it does
    /// not exist.
    public required convenience init(imageLiteralResourceName name: String) {
      self.init(
        Self.bitmap(named: name, in: Bundle.main.resourceURL)
          ?? ResolvedImage(image: DisplayImage(width: 0, height: 0, pixels: []), size: .zero))
    }

    private static func bitmap(named name: String, in folder: URL?) -> ResolvedImage? {
      guard let node = ViewGraph.evaluator?.evaluatedNode else {
        return SharedImages.image(named: name, in: folder)
      }
      return node.graph.services.images.image(
        named: name, in: folder, displayScale: node.environment.displayScale,
        isDark: node.environment.colorScheme == .dark)
    }

    /// Creates an image from a decoded bitmap.
    package convenience init(_ bitmap: ResolvedImage) {
      self.init(
        .bitmap(bitmap),
        renderingMode: bitmap.isOriginal
          ? .alwaysOriginal : bitmap.isTemplate ? .alwaysTemplate : .automatic)
    }

    /// The size of the image, in points.
    open var size: CGSize {
      switch content {
      case .bitmap(let bitmap): bitmap.size
      case .symbol(let symbol): symbol.size
      }
    }

    /// Returns the image with a rendering mode.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
      UIImage(content, renderingMode: renderingMode)
    }
  }

  extension UIImage: _ExpressibleByImageLiteral {}

  /// The type of `#imageLiteral(resourceName:)` where nothing else says it.
  public typealias _ImageLiteralType = UIImage

  /// A symbol of an image, with what configures it.
  package struct UIImageSymbol: Equatable, Sendable {
    package var name: String
    package var pointSize: CGFloat
    package var weight: Font.Weight
    package var scale: Image.Scale
    package var color: Color?
    /// Whether anything beside the name is given, so that the text around it has no influence.
    package var isConfigured: Bool

    package init(
      name: String, pointSize: CGFloat = 17, weight: Font.Weight = .regular,
      scale: Image.Scale = .medium, color: Color? = nil, isConfigured: Bool = false
    ) {
      self.name = name
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
      self.color = color
      self.isConfigured = isConfigured
    }

    /// The size of the symbol while a view is evaluated; otherwise a square of its font's size.
    package var size: CGSize {
      let font = Font.system(size: pointSize, weight: weight)
      let images = ViewGraph.evaluator?.evaluatedNode.graph.services.images
      let symbol = images?.symbol(
        named: name, font: font.request(for: .large), scale: scale.factor)
      return symbol?.size ?? CGSize(width: pointSize, height: pointSize)
    }

    /// The symbol as an image of SwiftUI, at the size and in the colour that are given.
    var image: Image {
      guard isConfigured || color != nil else { return Image(systemName: name) }
      let size = size
      var image = Image(size: size) { context in
        let symbol = Text(Image(systemName: name)).font(.system(size: pointSize, weight: weight))
        var drawn = context.resolve(symbol)
        drawn.shading = color.map { .color($0) } ?? .foreground
        context.draw(drawn, at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
      if color == nil { image.renderingMode = .template }
      return image
    }
  }

  extension Image {
    /// Creates an image from a UIKit image.
    public init(uiImage: UIImage) {
      switch uiImage.content {
      case .bitmap(let bitmap): self.init(bitmap: bitmap)
      case .symbol(let symbol): self = symbol.image
      }
      switch uiImage.renderingMode {
      case .automatic: break
      case .alwaysOriginal: renderingMode = .original
      case .alwaysTemplate: renderingMode = .template
      }
    }
  }
#endif
