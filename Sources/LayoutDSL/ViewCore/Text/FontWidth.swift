import Foundation

extension Font {
  /// The width of the characters of a font.
  public struct Width: Hashable, Sendable {
    /// The width as a number: 0 is standard, negative narrower, positive wider.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)
  }
}
