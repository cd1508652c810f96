import Drawing

extension Color {
  /// A colour value in extended sRGB, with unpremultiplied components.
  public typealias Resolved = ResolvedColor
  /// The primaries and the transfer function of colour components.
  public typealias RGBColorSpace = Drawing.RGBColorSpace
}

extension Color {
  /// The animatable data of a colour that does not depend on the environment.
  var constantData: Resolved.AnimatableData {
    get { constant?.animatableData ?? .zero }
    set {
      guard var constant else { return }
      constant.animatableData = newValue
      constant.opacity = min(max(constant.opacity, 0), 1)
      self = Color(constant)
    }
  }
}
