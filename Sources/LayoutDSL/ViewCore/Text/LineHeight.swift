import Foundation

extension AttributedString {
  /// The distance between the baselines of two lines that follow each other.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Rule: Hashable, Codable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }

    private let rule: Rule

    /// As high as the fonts of each line ask for.
    public static let variable = LineHeight(rule: .variable)
    /// A multiple of the point size that looks normal.
    public static let normal = multiple(factor: 1.2)
    /// A multiple of the point size that looks tight.
    public static let tight = multiple(factor: 1)
    /// A multiple of the point size that looks loose.
    public static let loose = multiple(factor: 1.5)

    /// A multiple of the largest point size of the line, whatever the fonts ask for.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }

    /// Some points more than the largest point size of the line, whatever the fonts ask for.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(increase))
    }

    /// A height in points, whatever the fonts ask for.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }

    /// The height of a line of a point size; nil for that of the font.
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
  /// The attributes that frameworks share with CoreText.
  public struct CoreTextAttributes {
    /// The height of the lines of a text.
    @frozen public enum LineHeightAttribute: AttributedStringKey {
      /// The type of the attribute's value.
      public typealias Value = AttributedString.LineHeight
      /// The name of the attribute.
      public static let name = "CTLineHeight"
      /// The height is that of a whole paragraph.
      public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .paragraph
    }
  }
}

extension View {
  /// Sets the height of the lines of texts in the view; nil is that of their fonts.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
}

extension EnvironmentValues {
  private enum LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
  }

  /// The height of the lines of texts; nil is that of their fonts.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
}
