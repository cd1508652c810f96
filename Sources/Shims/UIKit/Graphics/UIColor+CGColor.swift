import ViewCore

extension UIColor {
  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor.resolved))
  }

  /// The colour in the current traits, for Core Graphics.
  public var cgColor: CGColor { CGColor(resolved) }
}

extension Color {
  /// Creates a colour from one of Core Graphics.
  public init(cgColor: CGColor) {
    self.init(cgColor.resolved)
  }

  /// Creates a colour from one of Core Graphics, without an argument label.
  public init(_ cgColor: CGColor) {
    self.init(cgColor.resolved)
  }

  /// The colour for Core Graphics; nil if it depends on the environment.
  public var cgColor: CGColor? { constant.map(CGColor.init) }
}
