import Foundation

/// A colour gradient without a geometry, which by default runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case gradient(Gradient)
    case color(Color)
  }

  private let source: Source
  private var space = Gradient.ColorSpace.perceptual

  /// Creates a gradient from a gradient with stops.
  public init(_ gradient: Gradient) {
    source = .gradient(gradient)
  }

  /// Creates the standard gradient of a colour.
  init(standard color: Color) {
    source = .color(color)
  }

  /// Returns the gradient with its colours interpolated in a colour space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  package func resolved(in context: ColorContext) -> [GradientStop] {
    switch source {
    case .gradient(let gradient): return gradient.resolved(in: context, colorSpace: space)
    case .color(let color):
      return color.resolved(in: context).standardGradient(
        palette: context.palette, mixture: space.mixture)
    }
  }
}

extension AnyGradient: PrimitiveShapeStyle {
  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var style = ResolvedStyle(
      resolved(in: environment.styles.color), .linear(start: .top, end: .bottom)
    ).atLevel(level)
    style.lacksGeometry = true
    return style
  }
}

extension ResolvedStyle {
  /// Creates a gradient from stops: one stop gives a plain colour, no stop gives clear.
  init(_ stops: [GradientStop], _ geometry: GradientGeometry) {
    self.init(
      stops.count < 2 ? .color(stops.first?.color ?? .clear) : .gradient(stops, geometry))
  }
}

extension Color {
  /// The standard gradient of the colour: from a lighter shade at the top to the colour itself.
  public var gradient: AnyGradient { AnyGradient(standard: self) }
}

extension ResolvedStyle {
  /// The style with its colour replaced by the standard gradient of the colour; other fills stay.
  func shaded(palette: SystemPalette) -> ResolvedStyle {
    guard case .color(let color) = fill else { return self }
    var copy = self
    copy.fill = .gradient(
      color.standardGradient(palette: palette, mixture: Gradient.ColorSpace.perceptual.mixture),
      .linear(start: .top, end: .bottom))
    copy.lacksGeometry = true
    return copy
  }
}

extension Color.Resolved {
  /// The stops of the standard gradient of the colour: from a lighter shade to the colour.
  fileprivate func standardGradient(
    palette: SystemPalette, mixture: ColorMixture
  ) -> [GradientStop] {
    func stop(_ color: Color.Resolved, _ location: CGFloat) -> GradientStop {
      GradientStop(color: color, location: location, mixture: mixture)
    }
    switch palette {
    case .iOS18: return [stop(lighter, 0), stop(self, 1)]
    // Measurements.md#color-gradient-ios26
    case .iOS26 where 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.7:
      // A light colour, such as yellow, has no room for a lighter one.
      return [stop(self, 0), stop(self, 0.3), stop(mapped { $0 - 0.07 }, 1)]
    case .iOS26:
      return [stop(mapped { 0.864 * $0 + 0.198 }, 0), stop(self, 0.7), stop(self, 1)]
    }
  }

  /// The colour with each of its components changed and clamped.
  private func mapped(_ change: (Float) -> Float) -> Color.Resolved {
    func channel(_ value: Float) -> Float { min(max(change(value), 0), 1) }
    return Color.Resolved(
      red: channel(red), green: channel(green), blue: channel(blue), opacity: opacity)
  }

  /// The colour with its HSL lightness raised by 0.145, and its hue and saturation unchanged.
  ///
  /// The amount is the best fit to SwiftUI's output for a grey, a blue and a green.
  ///
  /// Measurements.md#color-gradient
  private var lighter: Color.Resolved {
    let lightness = (max(red, green, blue) + min(red, green, blue)) / 2
    let raised = min(1, lightness + 0.145)
    let room = 1 - abs(2 * lightness - 1)
    let scale = room > 0 ? (1 - abs(2 * raised - 1)) / room : 0
    return Color.Resolved(
      red: raised + (red - lightness) * scale, green: raised + (green - lightness) * scale,
      blue: raised + (blue - lightness) * scale, opacity: opacity)
  }
}
