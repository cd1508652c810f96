import Foundation
import ViewClock

/// The environment values that the engine itself reads.
package struct WellKnownEnvironment: Equatable {
  package var styles = StyleContext()
  package var font: Font?
  /// The changes to the font of a text, outermost first.
  package var fontChanges: [Text.FontChange] = []
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 1
  package var dynamicTypeSize = DynamicTypeSize.large
  package var text = TextEnvironment()
  package var isEnabled = true
  package var contentMargins = EdgeInsets()
  package var scrollAnchors = ScrollAnchors()
  package var scrollTraits = ScrollTraits()
  /// The number of scroll views around the view.
  package var scrollLevel = 0
  package var imageScale = Image.Scale.medium
  package var images = ImageSource()
  /// Whether images without a rendering mode of their own are templates, as in a tab bar.
  package var tintsImages = false
  /// Nil represents the locale of the screen's region.
  package var locale: Locale?
  package var horizontalSizeClass: UserInterfaceSizeClass?
  package var verticalSizeClass: UserInterfaceSizeClass?

  init() {}
}

/// The environment values of typesetting.
package struct TextEnvironment: Equatable {
  package var lineLimit: Int?
  package var reservedLines = 0
  package var alignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false
  package var textCase: Text.Case?
  package var alignmentStrategy = Text.AlignmentStrategy.default
  package var writingDirection = Text.WritingDirectionStrategy.default
}

extension StyleContext: Equatable {
  /// Whether styles resolve to the same values in both contexts.
  public static func == (left: StyleContext, right: StyleContext) -> Bool {
    func areEqualStyles(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return areEqualAnyValues(left.base, right.base)
    }
    return left.color == right.color && left.hasOwnForeground == right.hasOwnForeground
      && areEqualStyles(left.foreground, right.foreground)
      && areEqualStyles(left.tint, right.tint) && areEqualStyles(left.background, right.background)
  }
}

extension EnvironmentValues {
  /// The context in which styles and colours resolve.
  package var styles: StyleContext {
    get { values.styles }
    set { values.styles = newValue }
  }

  /// The colour scheme: light or dark.
  public var colorScheme: ColorScheme {
    get { values.styles.color.colorScheme }
    set { values.styles.color.colorScheme = newValue }
  }

  /// The contrast that the user has set.
  public var colorSchemeContrast: ColorSchemeContrast { values.styles.color.contrast }

  /// The direction in which content is laid out.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The font of texts; nil is the body font.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The Dynamic Type size that the user has set.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }

  /// The maximum number of lines of a text; nil is no limit.
  ///
  /// Values below 1 are 1.
  public var lineLimit: Int? {
    get { values.text.lineLimit }
    set { values.text.lineLimit = newValue.map { max($0, 1) } }
  }

  /// The minimum distance between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { values.text.lineSpacing }
    set { values.text.lineSpacing = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { values.text.alignment }
    set { values.text.alignment = newValue }
  }

  /// The position of the ellipsis in a truncated text.
  public var truncationMode: Text.TruncationMode {
    get { values.text.truncationMode }
    set { values.text.truncationMode = newValue }
  }

  /// The minimum scale to which a text shrinks to fit, as a fraction of its size.
  public var minimumScaleFactor: CGFloat {
    get { values.text.minimumScaleFactor }
    set { values.text.minimumScaleFactor = newValue }
  }

  /// Whether a text may reduce its tracking to fit.
  public var allowsTightening: Bool {
    get { values.text.allowsTightening }
    set { values.text.allowsTightening = newValue }
  }

  /// The case in which texts are set; nil keeps their own.
  public var textCase: Text.Case? {
    get { values.text.textCase }
    set { values.text.textCase = newValue }
  }

  /// Whether the view responds to user interaction.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The scale of symbols relative to text.
  public var imageScale: Image.Scale {
    get { values.imageScale }
    set { values.imageScale = newValue }
  }

  /// The locale; the default is that of the screen, `en_US` unless the caller chose another.
  public var locale: Locale {
    get { values.locale ?? Region.current.locale }
    set { values.locale = newValue }
  }
}

extension EnvironmentValues {
  /// Resets what the views around a menu or alert set for texts: its items are not among them.
  package mutating func resetTextStyle() {
    (values.font, values.fontChanges, values.text) = (nil, [], TextEnvironment())
    (styles.foreground, styles.hasOwnForeground) = (nil, false)
  }
}
