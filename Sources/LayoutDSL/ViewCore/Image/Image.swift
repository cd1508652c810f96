import Foundation

/// A view that displays an image or a symbol.
nonisolated public struct Image: Equatable, Sendable {
  /// The source of the image.
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double? = nil)
    case named(String, folder: URL?)
    case bitmap(ResolvedImage)
    case drawing(ImageDrawing)
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Smaller than the text around it.
    case small
    /// The size that suits text; the default.
    case medium
    /// Larger than the text around it.
    case large
  }

  /// The treatment of an image in a frame that differs from its size.
  public enum ResizingMode: Hashable, Sendable {
    /// The image is scaled to the frame.
    case stretch
    /// The image keeps its size and is repeated.
    case tile
  }

  /// Whether an image is rendered in its own colours or as a template.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Opaque pixels have the foreground style; only the image's alpha is used.
    case template
    /// Pixels have the image's colours.
    case original
  }

  /// The quality of a picture drawn at another size.
  public typealias Interpolation = ImageInterpolation

  var source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  package var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  var isAntialiased = true
  /// The rendering mode of a symbol; nil for the one of the environment.
  var symbolRenderingMode: SymbolRenderingMode?
  /// The colour rendering mode of a symbol; nil for the one of the environment.
  var symbolColorRenderingMode: SymbolColorRenderingMode?

  /// Creates an image from a system symbol.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image from a system symbol with a variable value from 0 to 1.
  ///
  /// Symbols without variable layers ignore the value.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName, value: variableValue)
  }

  /// Creates an image from the resources of a bundle; nil is the main bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .named(name, folder: bundle?.resourceURL ?? Bundle.main.resourceURL)
  }

  package init(bitmap: ResolvedImage) {
    source = .bitmap(bitmap)
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Makes the image fill the proposed space, stretched or tiled.
  ///
  /// The cap insets, in points, define the edges that keep their thickness.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets whether the image is rendered in its own colours or as a template; nil is the default.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  /// Sets the rendering mode of a symbol; nil is the one of the environment.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolRenderingMode = mode }
  }

  /// Sets whether the edges of a turned or scaled bitmap are antialiased; symbols and drawings
  /// always are.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changing { $0.isAntialiased = isAntialiased }
  }

  /// Sets the colour rendering mode of a symbol; nil is the one of the environment.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changing { $0.symbolColorRenderingMode = mode }
  }

  /// Sets the interpolation quality of the scaled image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }
}

extension View {
  /// Sets the size of symbols in the view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
