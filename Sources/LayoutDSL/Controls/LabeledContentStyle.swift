import ViewCore

/// How labelled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that shows labelled content.
  associatedtype Body: View
  /// What labelled content consists of.
  typealias Configuration = LabeledContentStyleConfiguration

  /// The view that shows labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What labelled content consists of.
nonisolated public struct LabeledContentStyleConfiguration {
  /// The label.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The label.
    @MainActor public var body: some View { view }
  }

  /// The content.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The content.
    @MainActor public var body: some View { view }
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// The style labelled content has unless another is set: label and content at both ends of a row.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// The label at the leading end, the content in secondary ink at the trailing end.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) { configuration.label }
      Spacer(minLength: 8)
      configuration.content.containerForegroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style labelled content has unless another is set.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets how labelled content in the view looks.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.labeledContentStyle = style })
  }
}

extension EnvironmentValues {
  private enum LabeledContentStyleKey: EnvironmentKey {
    static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
  }

  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}
