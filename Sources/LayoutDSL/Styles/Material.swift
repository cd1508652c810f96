/// A background material.
///
/// What lies beneath is blurred and more saturated, under a veil in the colour of the appearance:
/// the opacity is what the veil hides of it.
public struct Material: Hashable, PrimitiveShapeStyle {
  let opacity: Double

  /// Mostly translucent.
  public static let ultraThin = Material(opacity: 0.5)
  /// More translucent than opaque.
  public static let thin = Material(opacity: 0.65)
  /// Somewhat translucent.
  public static let regular = Material(opacity: 0.78)
  /// More opaque than translucent.
  public static let thick = Material(opacity: 0.88)
  /// Mostly opaque.
  public static let ultraThick = Material(opacity: 0.94)
  /// The material of system toolbars.
  public static let bar = Material(opacity: 0.9)

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    let white: Float = environment.styles.color.colorScheme == .light ? 247 / 255 : 37 / 255
    var style = ResolvedStyle(.color(Color.Resolved(red: white, green: white, blue: white)))
    // Apple publishes no numbers; these look like its pictures.
    style.glass = ResolvedStyle.Glass(radius: 20, saturation: 1.6, opacity: opacity)
    return style
  }
}

extension ShapeStyle where Self == Material {
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A more opaque than translucent material.
  public static var thickMaterial: Material { .thick }
  /// A more translucent than opaque material.
  public static var thinMaterial: Material { .thin }
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of system toolbars.
  public static var bar: Material { .bar }
}
