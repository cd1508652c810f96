import Foundation

/// The values of the environment that the engine itself reads.
package struct WellKnownEnvironment: Equatable {
  package var styles = StyleContext()
  package var font: Font?
  /// Changes to the font that is in force where a text stands, the outermost first.
  package var fontChanges: [Text.FontChange] = []
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 1
  package var dynamicTypeSize = DynamicTypeSize.large
  package var text = TextEnvironment()
  package var isEnabled = true
  package var contentMargins = EdgeInsets()
  package var scrollAnchors = ScrollAnchors()
  package var scrollTraits = ScrollTraits()
  package var imageScale = Image.Scale.medium
  package var images = ImageSource()
  /// Nil for `Locale.standard`, which is made when it is first asked for: a locale takes a megabyte.
  package var locale: Locale?
  package var horizontalSizeClass: UserInterfaceSizeClass?
  package var verticalSizeClass: UserInterfaceSizeClass?

  init() {}
}

/// How texts are set.
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
  /// Whether styles resolve alike in both.
  public static func == (left: StyleContext, right: StyleContext) -> Bool {
    func areAlike(_ left: AnyShapeStyle?, _ right: AnyShapeStyle?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return areEqualAnyValues(left.base, right.base)
    }
    return left.color == right.color && left.hasOwnForeground == right.hasOwnForeground
      && areAlike(left.foreground, right.foreground)
      && areAlike(left.tint, right.tint) && areAlike(left.background, right.background)
  }
}

extension EnvironmentValues {
  /// What styles and colours depend on.
  package var styles: StyleContext {
    get { values.styles }
    set { values.styles = newValue }
  }

  /// The appearance, light or dark.
  public var colorScheme: ColorScheme {
    get { values.styles.color.colorScheme }
    set { values.styles.color.colorScheme = newValue }
  }

  /// The contrast asked for by the user.
  public var colorSchemeContrast: ColorSchemeContrast { values.styles.color.contrast }

  /// The direction in which content is laid out.
  public var layoutDirection: LayoutDirection {
    get { values.layoutDirection }
    set { values.layoutDirection = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { values.displayScale }
    set { values.displayScale = newValue }
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The font of texts; nil for the body font.
  public var font: Font? {
    get { values.font }
    set { values.font = newValue }
  }

  /// The size of text the user prefers.
  public var dynamicTypeSize: DynamicTypeSize {
    get { values.dynamicTypeSize }
    set { values.dynamicTypeSize = newValue }
  }

  /// The most lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { values.text.lineLimit }
    set { values.text.lineLimit = newValue.map { max($0, 1) } }
  }

  /// The least distance between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { values.text.lineSpacing }
    set { values.text.lineSpacing = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { values.text.alignment }
    set { values.text.alignment = newValue }
  }

  /// Where the ellipsis of a shortened text goes.
  public var truncationMode: Text.TruncationMode {
    get { values.text.truncationMode }
    set { values.text.truncationMode = newValue }
  }

  /// How small a text may be made to fit, as a part of its size.
  public var minimumScaleFactor: CGFloat {
    get { values.text.minimumScaleFactor }
    set { values.text.minimumScaleFactor = newValue }
  }

  /// Whether the letters of a text may be set closer to fit.
  public var allowsTightening: Bool {
    get { values.text.allowsTightening }
    set { values.text.allowsTightening = newValue }
  }

  /// The case texts are set in; nil for their own.
  public var textCase: Text.Case? {
    get { values.text.textCase }
    set { values.text.textCase = newValue }
  }

  /// Whether the view answers to touch.
  public var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { values.imageScale }
    set { values.imageScale = newValue }
  }

  /// The language and region; `en_US` unless set, whatever the machine's.
  public var locale: Locale {
    get { values.locale ?? .standard }
    set { values.locale = newValue }
  }
}

extension Locale {
  /// The one in force unless another is set.
  package static let standard = Locale(identifier: "en_US")
}
