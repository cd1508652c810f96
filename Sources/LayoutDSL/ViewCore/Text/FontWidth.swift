import Foundation

extension Font {
  /// The width of a font's characters.
  public struct Width: Hashable, Sendable {
    /// The width value: 0 is standard, negative is narrower, positive is wider.
    public var value: CGFloat

    /// Creates a width from a value.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The name of the width, or its value.
    var name: String {
      let names: [Width: String] = [
        .compressed: "compressed", .condensed: "condensed", .standard: "standard",
        .expanded: "expanded",
      ]
      return names[self] ?? formatted(value)
    }
  }
}
