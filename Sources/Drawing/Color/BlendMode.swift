/// A mode for compositing a layer with the content below it.
public enum BlendMode: Sendable {
  /// The layer covers the content below it.
  case normal
  /// Multiplies the colours: the result is at least as dark as either.
  case multiply
  /// Multiplies the inverted colours: the result is at least as light as either.
  case screen
  /// Multiplies where the content below is dark, and screens where it is light.
  case overlay
  /// Takes the smaller of both values of each component.
  case darken
  /// Takes the greater of both values of each component.
  case lighten
  /// Lightens the content below, the more the lighter the layer is.
  case colorDodge
  /// Darkens the content below, the more the darker the layer is.
  case colorBurn
  /// Darkens or lightens the content below gently, as the layer is dark or light.
  case softLight
  /// Multiplies where the layer is dark, and screens where it is light.
  case hardLight
  /// Takes the absolute difference of each component.
  case difference
  /// As ``difference``, with less contrast.
  case exclusion
  /// The hue of the layer; the saturation and luminosity of the content below.
  case hue
  /// The saturation of the layer; the hue and luminosity of the content below.
  case saturation
  /// The hue and saturation of the layer; the luminosity of the content below.
  case color
  /// The luminosity of the layer; the hue and saturation of the content below.
  case luminosity
  /// Draws the layer only where there is content below it.
  case sourceAtop
  /// Draws the layer below the content.
  case destinationOver
  /// Erases the content below where the layer is opaque.
  case destinationOut
  /// Adds the components and subtracts one, not below zero.
  case plusDarker
  /// Adds the components, up to one.
  case plusLighter
}
