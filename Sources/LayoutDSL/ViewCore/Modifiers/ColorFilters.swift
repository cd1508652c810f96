import Foundation

extension View {
  /// Brightens the view by an amount added to every colour component; 1 makes it white.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .brightness, amount: amount))
  }

  /// Sets the contrast of the view: 1 changes nothing, 0 makes every colour mid-grey.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .contrast, amount: amount))
  }

  /// Sets the saturation of the view: 1 changes nothing, 0 makes every colour grey.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .saturation, amount: amount))
  }

  /// Removes colour from the view: 0 changes nothing, 1 makes every colour grey.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(ColorFilterEffect(filter: .grayscale, amount: amount))
  }

  /// Rotates the hue of the view's colours by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(ColorFilterEffect(filter: .hueRotation, amount: angle.radians))
  }

  /// Inverts the view's colours.
  nonisolated public func colorInvert() -> some View {
    modifier(ColorFilterEffect(filter: .colorInvert, amount: 1))
  }

  /// Multiplies the view's colours by a colour.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }

  /// Makes the view black, with the luminance of its colours as alpha.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(ColorFilterEffect(filter: .luminanceToAlpha, amount: 1))
  }
}

extension VisualEffect {
  /// Brightens the view by an amount added to every colour component; 1 makes it white.
  public func brightness(_ amount: Double) -> some VisualEffect {
    adding(ColorFilterEffect(filter: .brightness, amount: amount))
  }

  /// Sets the contrast of the view: 1 changes nothing, 0 makes every colour mid-grey.
  public func contrast(_ amount: Double) -> some VisualEffect {
    adding(ColorFilterEffect(filter: .contrast, amount: amount))
  }

  /// Sets the saturation of the view: 1 changes nothing, 0 makes every colour grey.
  public func saturation(_ amount: Double) -> some VisualEffect {
    adding(ColorFilterEffect(filter: .saturation, amount: amount))
  }

  /// Removes colour from the view: 0 changes nothing, 1 makes every colour grey.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(ColorFilterEffect(filter: .grayscale, amount: amount))
  }

  /// Rotates the hue of the view's colours by an angle.
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(ColorFilterEffect(filter: .hueRotation, amount: angle.radians))
  }
}

/// Maps the colours of a view through the colour matrix of a filter.
nonisolated struct ColorFilterEffect: RendererEffect, Animatable {
  enum Filter {
    case brightness, contrast, saturation, grayscale, hueRotation, colorInvert, luminanceToAlpha
  }

  let filter: Filter
  var amount: Double
  let function: FunctionName?

  init(filter: Filter, amount: Double, function: FunctionName = #function) {
    self.filter = filter
    self.amount = amount
    self.function = function
  }

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  var matrix: ColorMatrix {
    switch filter {
    case .brightness: .brightness(amount)
    case .contrast: .contrast(amount)
    case .saturation: .saturation(amount)
    case .grayscale: .saturation(1 - amount)
    case .hueRotation: .hueRotation(.radians(amount))
    case .colorInvert: .colorInvert(amount)
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    let matrix = matrix
    return matrix == ColorMatrix() ? nil : .colorMatrix(matrix)
  }

  var summary: String { "\(filter) \(formatted(amount))" }
}

nonisolated struct ColorMultiplyEffect: RendererEffect, Animatable {
  var color: Color

  /// The colour; zero if the colour depends on the environment.
  var animatableData: Color.Resolved.AnimatableData {
    get { color.constantData }
    set { color.constantData = newValue }
  }

  func effect(
    size: CGSize, environment: EnvironmentValues, context: DisplayContext
  ) -> DisplayEffect? {
    .colorMatrix(.colorMultiply(color.resolve(in: environment)))
  }

  var summary: String { "\(color)" }
}
