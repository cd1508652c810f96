import Foundation

/// A colour that may depend on the environment.
public struct Color: Hashable, Sendable {
  let provider: Provider

  /// The source of the colour value.
  ///
  /// System colours, by far the most common, need no heap storage, so copying a view with one needs
  /// no reference counting.
  enum Provider: Hashable, Sendable {
    indirect case constant(Resolved)
    case system(SystemColor)
    case accent
    /// A colour set in the asset catalogs of a folder.
    indirect case named(String, folder: URL?)
    indirect case opacity(Provider, Double)
    indirect case replacingOpacity(Provider, Double)
    indirect case mix(Provider, Provider, fraction: Double, Gradient.ColorSpace)
    /// A colour whose linear components are multiplied by a power of two.
    indirect case exposure(Provider, stops: Double)
    /// A colour with a headroom: its brightest component relative to white; nil is unknown.
    indirect case headroom(Provider, Double?)
    case dynamic(DynamicColor)
  }

  init(_ provider: Provider) {
    self.provider = provider
  }

  package init(system: SystemColor) {
    provider = .system(system)
  }

  package init(dynamic: DynamicColor) {
    provider = .dynamic(dynamic)
  }

  /// Creates a colour from resolved components.
  public init(_ resolved: Resolved) {
    provider = .constant(resolved)
  }

  /// Creates a colour from red, green and blue components.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(
      Resolved(
        colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
        opacity: Float(opacity)))
  }

  /// Creates a shade of grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Each component rises and falls along the six sides of the colour wheel.
    func component(_ offset: Double) -> Double {
      let side = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let position = side < 0 ? side + 6 : side
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the value of the colour in a colour context.
  package func resolved(in context: ColorContext) -> Resolved {
    provider.resolved(in: context)
  }

  /// Returns the value of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    provider.resolved(in: environment.styles.color)
  }

  /// The value of the colour, if it does not depend on the environment.
  package var constant: Resolved? { provider.constant }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(provider, opacity))
  }

  /// Returns the colour with its opacity replaced.
  package func replacingOpacity(with opacity: Double) -> Color {
    Color(.replacingOpacity(provider, opacity))
  }

  /// Returns a mix with another colour: 0 is this colour, 1 is the other one.
  ///
  /// The fraction is clamped to 0…1.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mix(provider, rhs.provider, fraction: min(max(fraction, 0), 1), colorSpace))
  }
}

extension Color.Provider: CustomStringConvertible {
  func resolved(in context: ColorContext) -> Color.Resolved {
    switch self {
    case .constant(let color): return color
    case .system(let color): return color.resolved(in: context)
    case .accent:
      // Xcode's name for the accent colour of an app.
      let own = context.assets.provider?.color(named: "AccentColor", in: nil)
      return context.accent ?? own?.resolved(in: context) ?? SystemColor.blue.resolved(in: context)
    case .named(let name, let folder):
      let color = context.assets.provider?.color(named: name, in: folder)?.resolved(in: context)
      if color == nil { context.assets.noteMissingColor(name, in: folder) }
      return color ?? .clear
    case .opacity(let base, let factor):
      return base.resolved(in: context).multiplyingOpacity(by: Float(factor))
    case .replacingOpacity(let base, let opacity):
      var color = base.resolved(in: context)
      color.opacity = Float(opacity)
      return color
    case .mix(let first, let second, let fraction, let space):
      return space.mix(
        first.resolved(in: context), second.resolved(in: context), by: Float(fraction))
    case .exposure(let base, let stops): return base.resolved(in: context).exposed(by: stops)
    case .headroom(let base, _): return base.resolved(in: context)
    case .dynamic(let color): return color.resolve(context)
    }
  }

  var constant: Color.Resolved? {
    switch self {
    case .constant(let color): color
    case .system, .accent, .named, .dynamic: nil
    case .opacity(let base, let factor):
      base.constant?.multiplyingOpacity(by: Float(factor))
    case .replacingOpacity(let base, let opacity):
      base.constant.map {
        Color.Resolved(red: $0.red, green: $0.green, blue: $0.blue, opacity: Float(opacity))
      }
    case .mix(let first, let second, let fraction, let space):
      first.constant.flatMap { first in
        second.constant.map { space.mix(first, $0, by: Float(fraction)) }
      }
    case .exposure(let base, let stops): base.constant?.exposed(by: stops)
    case .headroom(let base, _): base.constant
    }
  }

  var description: String {
    switch self {
    case .constant(let color): return color.description
    case .system(let color): return color.rawValue
    case .accent: return "accentColor"
    case .named(let name, _): return name
    case .opacity(let base, let factor), .replacingOpacity(let base, let factor):
      return "\(percentage(factor))% \(base)"
    case .mix(let first, let second, let fraction, _):
      return "\(first) mixed with \(percentage(fraction))% \(second)"
    case .exposure(let base, let stops): return "\(base) exposed by \(stops)"
    case .headroom(let base, _): return base.description
    case .dynamic: return "dynamic color"
    }
  }
}

private func percentage(_ fraction: Double) -> String {
  let percent = (fraction * 100).rounded()
  return Int(exactly: percent).map(String.init) ?? "\(percent)"
}

extension Color: CustomStringConvertible {
  /// The name of the colour, or its components as hexadecimal digits.
  public var description: String { provider.description }
}

extension Color {
  /// The accent colour of the environment; blue by default.
  public static let accentColor = Color(.accent)
  /// The colour of primary content: black in the light appearance, white in the dark one.
  public static let primary = Color(system: .primary)
  /// The colour of secondary content.
  public static let secondary = Color(system: .secondary)
  /// Transparent black.
  public static let clear = Color(Color.Resolved.clear)
  /// Black in every appearance.
  public static let black = Color(Color.Resolved.black)
  /// White in every appearance.
  public static let white = Color(Color.Resolved.white)
  /// The system gray.
  public static let gray = Color(system: .gray)
  /// The system red.
  public static let red = Color(system: .red)
  /// The system orange.
  public static let orange = Color(system: .orange)
  /// The system yellow.
  public static let yellow = Color(system: .yellow)
  /// The system green.
  public static let green = Color(system: .green)
  /// The system mint.
  public static let mint = Color(system: .mint)
  /// The system teal.
  public static let teal = Color(system: .teal)
  /// The system cyan.
  public static let cyan = Color(system: .cyan)
  /// The system blue.
  public static let blue = Color(system: .blue)
  /// The system indigo.
  public static let indigo = Color(system: .indigo)
  /// The system purple.
  public static let purple = Color(system: .purple)
  /// The system pink.
  public static let pink = Color(system: .pink)
  /// The system brown.
  public static let brown = Color(system: .brown)
}
