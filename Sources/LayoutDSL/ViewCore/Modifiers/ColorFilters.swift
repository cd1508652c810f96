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
