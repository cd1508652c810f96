import ViewCore

extension Text.LineStyle {
  /// Creates the style of a line of UIKit, without its thickness; nil for no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xFF != 0 else { return nil }
    switch nsUnderlineStyle.rawValue & 0x700 {
    case 0x100: self.init(pattern: .dot)
    case 0x200: self.init(pattern: .dash)
    case 0x300: self.init(pattern: .dashDot)
    case 0x400: self.init(pattern: .dashDotDot)
    default: self.init(pattern: .solid)
    }
  }
}
