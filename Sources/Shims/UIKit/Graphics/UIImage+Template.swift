import SystemIntegration

extension UIImage {
  /// The image as controls that tint their pictures show it: a template, unless it says otherwise.
  var inControl: UIImage {
    isSymbolImage || renderingMode != .automatic ? self : withRenderingMode(.alwaysTemplate)
  }
}
