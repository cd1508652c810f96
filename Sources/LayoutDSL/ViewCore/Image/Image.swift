import Foundation

/// A view that displays a picture or symbol.
nonisolated public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String, value: Double? = nil)
    case named(String, folder: URL?)
    case bitmap(ResolvedImage)
    case drawing(ImageDrawing)
  }

  /// The size of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  /// How a picture fills a larger space.
  public enum ResizingMode: Hashable, Sendable {
    case stretch, tile
  }

  /// Whether a picture's colours or only its shape are used.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// The quality of a picture drawn at another size.
  public typealias Interpolation = ImageInterpolation

  var source: Source
  var isResizable = false
  var capInsets = EdgeInsets()
  var resizingMode = ResizingMode.stretch
  var renderingMode: TemplateRenderingMode?
  var interpolation = Interpolation.medium
  /// How a symbol is coloured; nil for the environment's way.
  var symbolRenderingMode: SymbolRenderingMode?
  /// How the colours of a symbol are filled; nil for the environment's way.
  var symbolColorRenderingMode: SymbolColorRenderingMode?

  /// Creates an image of the system symbol with a name.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Creates an image of the system symbol with a name, as full as a value from 0 to 1 says.
  ///
  /// Symbols without parts to fill show the same for all values.
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

  /// Lets the picture fill the space it is offered, stretched or tiled.
  ///
  /// What lies within the insets of its sides, in points, keeps its size across them.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changing {
      $0.isResizable = true
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Sets whether the picture's colours or only its shape are used; nil is the default.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changing { $0.renderingMode = renderingMode }
  }

  /// Sets how a symbol is coloured; nil is the environment's way.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolRenderingMode = mode }
  }

  /// Sets whether edges are antialiased; they are, always.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the colours of a symbol are filled; nil is the environment's way.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
    changing { $0.symbolColorRenderingMode = mode }
  }

  /// Sets the quality of the picture at another size.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }
}

extension View {
  /// Sets the size of symbols relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
