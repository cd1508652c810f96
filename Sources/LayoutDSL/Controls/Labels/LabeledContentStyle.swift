import ViewCore

/// The appearance of labelled content.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled content, as a style receives them.
nonisolated public struct LabeledContentStyleConfiguration {
  /// A view that shows the label of labeled content.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// A view that shows the content of labeled content.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The view that the user passed as the content.
    @MainActor public var body: some View { view }
  }

  /// The label of the labeled content, to be placed by the style.
  public let label: Label
  /// The content of the labeled content, to be placed by the style.
  public let content: Content
}

/// The default style of labelled content: the label and the content at the two ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label at the leading edge and the content at the trailing edge, in the secondary
  /// foreground style; the content below the label at accessibility sizes, and alone if labels are
  /// hidden.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabeledContentRow(
      label: configuration.label,
      content: configuration.content.containerForegroundStyle(.secondary))
  }
}

/// A label and content, side by side or stacked.
private struct LabeledContentRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    if isLabelHidden {
      HStack { content }
    } else if typeSize.isAccessibilitySize {  // Measurements.md#labeled-content-stacked
      VStack(alignment: .leading) {
        label
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) { label }
        Spacer(minLength: 8)  // Measurements.md#control-row-gap
        content
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labelled content.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets the style of the labelled content in the view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.labeledContentStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum LabeledContentStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any LabeledContentStyle> {
      StyleStack(default: AutomaticLabeledContentStyle())
    }
  }

  var labeledContentStyles: StyleStack<any LabeledContentStyle> {
    get { self[LabeledContentStylesKey.self] }
    set { self[LabeledContentStylesKey.self] = newValue }
  }
}
