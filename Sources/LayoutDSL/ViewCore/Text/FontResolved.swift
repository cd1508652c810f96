import Foundation

extension Font {
  /// The surroundings that determine the properties of a font.
  public struct Context: Hashable, Sendable {
    let typeSize: DynamicTypeSize
    let isBold: Bool
  }

  /// The properties of a font in a context.
  public struct Resolved: Hashable, Sendable {
    private let request: FontRequest
    /// The change of the distance between lines.
    public let leading: Leading

    init(_ request: FontRequest, leading: Leading) {
      (self.request, self.leading) = (request, leading)
    }

    /// The size, in points.
    public var pointSize: CGFloat { request.size }
    /// The weight.
    public var weight: Weight { Weight(value: request.weight) }
    /// The width.
    public var width: Width { Width(request.width) }
    /// Whether the weight is semibold or above.
    public var isBold: Bool { request.weight >= Weight.semibold.value }
    /// Whether the font has the italic trait.
    public var isItalic: Bool { request.isItalic }
    /// Whether the font has the monospaced design.
    public var isMonospaced: Bool { request.family == .system(.monospaced) }
    /// Whether lowercase letters are small capitals.
    public var isLowercaseSmallCaps: Bool { request.hasLowercaseSmallCaps }
    /// Whether uppercase letters are small capitals.
    public var isUppercaseSmallCaps: Bool { request.hasUppercaseSmallCaps }
    /// Whether all letters are small capitals.
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  /// The font of text without a font of its own: that for body text.
  public static var `default`: Font { body }

  /// Returns the properties of the font in a context.
  public func resolve(in context: Context) -> Resolved {
    let font = context.isBold ? bold() : self
    return Resolved(font.request(for: context.typeSize), leading: lineLeading)
  }
}

extension EnvironmentValues {
  /// The surroundings that determine the properties of a font.
  public var fontResolutionContext: Font.Context {
    Font.Context(typeSize: dynamicTypeSize, isBold: legibilityWeight == .bold)
  }
}
