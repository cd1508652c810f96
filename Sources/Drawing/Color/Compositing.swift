/// The operation of the display list for a blend mode of Core Graphics.
package enum Compositing: Sendable {
  case blend(BlendMode)
  case composite(CompositeOperator)

  /// Creates the operation of the mode with a raw value; an unknown one is the normal mode.
  package init(rawValue: Int32) {
    let modes = Self.inOrder
    self = modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .blend(.normal)
  }

  private static let inOrder: [Compositing] = [
    .blend(.normal), .blend(.multiply), .blend(.screen), .blend(.overlay), .blend(.darken),
    .blend(.lighten), .blend(.colorDodge), .blend(.colorBurn), .blend(.softLight),
    .blend(.hardLight), .blend(.difference), .blend(.exclusion), .blend(.hue),
    .blend(.saturation), .blend(.color), .blend(.luminosity), .composite(.clear),
    .composite(.copy), .composite(.sourceIn), .composite(.sourceOut), .blend(.sourceAtop),
    .blend(.destinationOver), .composite(.destinationIn), .blend(.destinationOut),
    .composite(.destinationAtop), .composite(.xor), .blend(.plusDarker), .blend(.plusLighter),
  ]
}
