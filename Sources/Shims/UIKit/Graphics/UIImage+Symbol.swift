import Foundation
import SystemIntegration
import ViewCore

extension UIImage {
  /// A configuration of the appearance of an image.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// A configuration of the appearance of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    fileprivate var pointSize: CGFloat?
    fileprivate var weight: Font.Weight?
    fileprivate var scale: SymbolScale?
    fileprivate var color: UIColor?

    /// Creates a configuration with a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
      self.pointSize = pointSize
    }

    /// Creates a configuration with a size, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize)
      self.weight = weight.weight
    }

    /// Creates a configuration with a size, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
      self.scale = scale
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) {
      self.init()
      self.weight = weight.weight
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) {
      self.init()
      self.scale = scale
    }

    /// Creates a configuration with the size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(pointSize: textStyle.pointSize)
    }

    /// Creates a configuration with the size of a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(pointSize: textStyle.pointSize)
      self.scale = scale
    }

    /// Creates a configuration with shades of a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
      color = hierarchicalColor
    }

    /// Creates a configuration with a colour for each layer; all layers have the first colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
      color = paletteColors.first
    }

    /// Returns this configuration with the values that another one sets.
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      let both = SymbolConfiguration()
      both.pointSize = configuration.pointSize ?? pointSize
      both.weight = configuration.weight ?? weight
      both.scale = configuration.scale ?? scale
      both.color = configuration.color ?? color
      return both
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the text.
    case unspecified
    /// The thinnest weight.
    case ultraLight
    /// A very thin weight.
    case thin
    /// A light weight.
    case light
    /// The regular weight.
    case regular
    /// A weight just above regular.
    case medium
    /// A weight between medium and bold.
    case semibold
    /// A bold weight.
    case bold
    /// A weight above bold.
    case heavy
    /// The thickest weight.
    case black

    /// Returns the weight of a font.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }

    fileprivate var weight: Font.Weight? {
      let weights: [Font.Weight?] = [
        nil, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }

  /// The scale of a symbol.
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// The scale of the text.
    case unspecified
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    fileprivate var scale: Image.Scale {
      switch self {
      case .small: .small
      case .large: .large
      case .default, .unspecified, .medium: .medium
      }
    }
  }

  /// Creates an image from a resource of a bundle; nil if there is none.
  ///
  /// The configuration, which is for symbols, has no effect.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// Creates an image of a symbol; an unknown symbol is reported when it is drawn.
  public convenience init?(systemName name: String) {
    self.init(.symbol(UIImageSymbol(name: name)))
  }

  /// Creates an image of a symbol with a configuration.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  {
    self.init(.symbol(UIImageSymbol(name: name).applying(configuration)))
  }

  /// Returns the image with a configuration, which affects only symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? SymbolConfiguration())
      ?? self
  }

  /// Returns the symbol with a configuration; nil for a bitmap.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol) = content else { return nil }
    return UIImage(.symbol(symbol.applying(configuration)), renderingMode: renderingMode)
  }

  /// Returns the image in a colour; a bitmap keeps its own colours.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysTemplate)
  }

  /// Returns the image in a colour and with a rendering mode; a bitmap keeps its own colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard case .symbol(var symbol) = content else { return withRenderingMode(renderingMode) }
    symbol.color = Color(uiColor: color)
    return UIImage(
      .symbol(symbol),
      renderingMode: renderingMode == .alwaysOriginal ? .alwaysOriginal : .automatic)
  }

  /// The orientation of the pixels: upright.
  public var imageOrientation: Orientation { .up }

  /// The configuration, which is that of a symbol.
  public var configuration: Configuration? { symbolConfiguration }
  /// The size, weight, scale and colour of a symbol; nil for a bitmap.
  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(let symbol) = content else { return nil }
    let configuration = SymbolConfiguration()
    (configuration.pointSize, configuration.weight) = (symbol.pointSize, symbol.weight)
    configuration.scale = [.small, .medium, .large].first { $0.scale == symbol.scale }
    configuration.color = symbol.color.map { UIColor($0) }
    return configuration
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }
}

extension UIImageSymbol {
  fileprivate func applying(_ configuration: UIImage.Configuration?) -> UIImageSymbol {
    guard let configuration = configuration as? UIImage.SymbolConfiguration else { return self }
    var copy = self
    copy.pointSize = configuration.pointSize ?? pointSize
    copy.weight = configuration.weight ?? weight
    copy.scale = configuration.scale?.scale ?? scale
    copy.color = configuration.color.map(Color.init(uiColor:)) ?? color
    copy.isConfigured = true
    return copy
  }
}
