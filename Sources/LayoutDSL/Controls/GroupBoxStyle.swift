import ViewCore

/// How boxes around groups look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that shows a box.
  associatedtype Body: View
  /// What a box consists of.
  typealias Configuration = GroupBoxStyleConfiguration

  /// The view that shows a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box consists of.
nonisolated public struct GroupBoxStyleConfiguration {
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

  /// The content.
  public let content: Content
  /// The label.
  public let label: Label
}

/// The style boxes have unless another is set: a grey card with a bold label.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// A label over the content, both 16 points inside a card of 8 points corner radius.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(
      Color(system: .secondaryBackground), in: RoundedRectangle(cornerRadius: 8, style: .continuous)
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style boxes have unless another is set.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets how boxes in the view look.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.groupBoxStyle = style })
  }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
  }

  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}
