import Drawing

/// The mode in which drawing is blended with the content below.
public enum CGBlendMode: Int32, Sendable {
  /// Draws the source over the destination.
  case normal
  /// Multiplies the components.
  case multiply
  /// Multiplies the complements of the components.
  case screen
  /// Multiplies or screens, depending on the destination.
  case overlay
  /// Keeps the darker component.
  case darken
  /// Keeps the lighter component.
  case lighten
  /// Brightens the destination according to the source.
  case colorDodge
  /// Darkens the destination according to the source.
  case colorBurn
  /// Darkens or lightens softly, depending on the source.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// Takes the absolute difference of the components.
  case difference
  /// Takes a difference of lower contrast.
  case exclusion
  /// Takes the hue of the source.
  case hue
  /// Takes the saturation of the source.
  case saturation
  /// Takes the hue and the saturation of the source.
  case color
  /// Takes the luminosity of the source.
  case luminosity
  /// Clears the destination.
  case clear
  /// Replaces the destination with the source.
  case copy
  /// Keeps the source inside the destination.
  case sourceIn
  /// Keeps the source outside the destination.
  case sourceOut
  /// Draws the source over the destination, only inside the destination.
  case sourceAtop
  /// Draws the source below the destination.
  case destinationOver
  /// Keeps the destination inside the source.
  case destinationIn
  /// Keeps the destination outside the source.
  case destinationOut
  /// Keeps the destination inside the source, and draws the source below it.
  case destinationAtop
  /// Keeps the source and the destination outside each other.
  case xor
  /// Adds the complements of the components.
  case plusDarker
  /// Adds the components.
  case plusLighter
}

extension CGBlendMode {
  /// The operation of the mode in the display list.
  var compositing: Compositing { Compositing(rawValue: rawValue) }
}
