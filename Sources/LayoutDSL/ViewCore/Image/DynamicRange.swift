extension Image {
  /// The range of brightness of an image.
  public struct DynamicRange: Hashable, Sendable {
    package let name: String

    /// The range of the display's white.
    public static let standard = DynamicRange(name: "standard")
    /// Somewhat brighter than white.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As bright as the display allows.
    public static let high = DynamicRange(name: "high")
  }

  /// Returns the image; pictures have the range of the display's white.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  /// Sets the range of brightness of the images in the view; pictures have that of the display's
  /// white.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
}

extension EnvironmentValues {
  private enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
  }

  /// The range of brightness that images are allowed; nil is that of the platform.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[AllowedDynamicRangeKey.self] }
    set { self[AllowedDynamicRangeKey.self] = newValue }
  }
}
