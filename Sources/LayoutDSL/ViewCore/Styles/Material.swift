/// A background material.
///
/// The content below is blurred, gains saturation, and is covered by a translucent grey that
/// depends on its luminance.
public struct Material: Hashable, PrimitiveShapeStyle {
  private enum Kind {
    case ultraThin, thin, regular, thick, ultraThick, bar, glass, clearGlass, scrollEdge
  }

  private let kind: Kind

  /// The name of the material.
  var name: String { "\(kind)" }

  /// The most translucent material.
  public static let ultraThin = Material(kind: .ultraThin)
  /// A material between `ultraThin` and `regular`.
  public static let thin = Material(kind: .thin)
  /// The default material.
  public static let regular = Material(kind: .regular)
  /// A material between `regular` and `ultraThick`.
  public static let thick = Material(kind: .thick)
  /// The most opaque material.
  public static let ultraThick = Material(kind: .ultraThick)
  /// The material of system toolbars.
  public static let bar = Material(kind: .bar)

  /// The inside of the glass of iOS 26.
  package static let glass = Material(kind: .glass)
  /// The inside of more translucent glass.
  package static let clearGlass = Material(kind: .clearGlass)
  /// The blur of content that scrolls behind a bar of iOS 26.
  package static let scrollEdge = Material(kind: .scrollEdge)

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var glass = glass(isDark: environment.styles.color.colorScheme == .dark)
    if kind == .glass || kind == .clearGlass, case .lens(let lens) = environment.look.glass {
      glass.frost.rim = lens.refractingWidth
      glass.frost.refraction = lens.refraction
    }
    let shade = Float(glass.frost.shade(over: 0.5))
    var style = ResolvedStyle(.color(Color.Resolved(red: shade, green: shade, blue: shade)))
    style.glass = glass
    return style
  }

  /// The parameters of the material.
  ///
  /// They reproduce iOS's materials, measured over a dozen colours. The ultra-thick material is not
  /// measured: it shows half as much of the content below as the thick one.
  ///
  /// Measurements.md#materials
  private func glass(isDark: Bool) -> ResolvedStyle.Glass {
    func glass(
      _ radius: Double, _ saturation: Double, _ brightness: Double, _ opacity: Double,
      _ shades: SIMD4<Double>
    ) -> ResolvedStyle.Glass {
      ResolvedStyle.Glass(
        radius: radius,
        frost: Frost(
          saturation: saturation, brightness: brightness, opacity: opacity, shades: shades))
    }
    return switch (kind, isDark) {
    case (.ultraThin, false): glass(22.5, 1.1, 0.12, 0.5, [0.45, 0.55, 0.65, 0.68])
    case (.ultraThin, true): glass(22.5, 1.1, 0, 0.5, [0.24, 0.24, 0.3, 0.39])
    case (.thin, false): glass(30, 1.35, 0.12, 0.6, [0.725, 0.825, 0.76, 0.73])
    case (.thin, true): glass(30, 1.35, 0, 0.6, [0.2, 0.21, 0.1, 0.15])
    case (.regular, false): glass(30, 1.5, 0.1, 0.75, [0.9, 0.83, 0.925, 0.815])
    case (.regular, true): glass(30, 1.5, 0, 0.75, [0.16, 0.26, 0.1, 0.1])
    case (.thick, false): glass(45, 1.5, 0.045, 0.88, [0.99, 0.95, 0.98, 0.905])
    case (.thick, true): glass(45, 1.5, 0, 0.88, [0.14, 0.16, 0.1, 0.03])
    // Measurements.md#material-ultra-thick
    case (.ultraThick, false): glass(45, 1.5, 0.0225, 0.94, [0.99, 0.95, 0.98, 0.935])
    case (.ultraThick, true): glass(45, 1.5, 0, 0.94, [0.13, 0.14, 0.11, 0.08])
    // Measurements.md#glass-frost-ios26
    case (.glass, false): glass(12, 1.5, 0, 0.765, [0.995, 0.995, 0.995, 0.995])
    case (.glass, true): glass(12, 1.5, 0, 0.765, [0.13, 0.13, 0.13, 0.13])
    case (.clearGlass, false): glass(4, 1.2, 0, 0.15, [0.965, 0.965, 0.965, 0.965])
    case (.clearGlass, true): glass(4, 1.2, 0, 0.15, [0.14, 0.14, 0.14, 0.14])
    // Measurements.md#scroll-edge-blur
    case (.scrollEdge, _): glass(6, 1, 0, 0, [0.5, 0.5, 0.5, 0.5])
    case (.bar, false): glass(22.5, 1.1, 0.1, 0.75, [0.8, 0.9, 1.1, 0.825])
    case (.bar, true): glass(22.5, 2, -0.1, 0.75, [0.23, 0.52, 0.27, 0.255])
    }
  }
}

extension ShapeStyle where Self == Material {
  /// The default material.
  public static var regularMaterial: Material { .regular }
  /// A material between the regular and the ultra-thick one.
  public static var thickMaterial: Material { .thick }
  /// A material between the ultra-thin and the regular one.
  public static var thinMaterial: Material { .thin }
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The most opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system toolbars.
  public static var bar: Material { .bar }
}
