import Foundation

extension AttributedString {
  /// The distance between the baselines of consecutive lines.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// The line height of the fonts in each line.
    public static let variable = LineHeight(rule: .variable)
    /// A normal multiple of the point size: 1.2.
    public static let normal = multiple(factor: 1.2)
    /// A tight multiple of the point size: 1.
    public static let tight = multiple(factor: 1)
    /// A loose multiple of the point size: 1.5.
    public static let loose = multiple(factor: 1.5)

    /// Returns a line height that is a multiple of the largest point size in the line.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }

    /// Returns a line height that exceeds the largest point size in the line by an amount in
    /// points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(increase))
    }

    /// Returns a fixed line height in points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// Returns the line height for a point size; nil for the line height of the font.
    ///
    /// A negative or non-finite height is 0.
    func height(ofPointSize size: CGFloat) -> CGFloat? {
      let height: CGFloat? =
        switch rule {
        case .variable: nil
        case .multiple(let factor): size * factor
        case .leading(let increase): size + increase
        case .exact(let points): points
        }
      return height.map { $0.isFinite ? max(0, $0) : 0 }
    }
  }
}

extension AttributeScopes {
  /// The attributes shared with Core Text.
  public struct CoreTextAttributes {
    /// The attribute for the line height.
    @frozen public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.LineHeight
      /// The name of the attribute.
      public static let name = "CTLineHeight"
      /// The attribute applies to whole paragraphs.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}

extension View {
  /// Sets the line height of text in the view; nil restores the line height of the font.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }

  /// The line height of text; nil is the line height of the font.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
