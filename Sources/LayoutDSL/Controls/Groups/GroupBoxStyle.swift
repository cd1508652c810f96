import ViewCore

/// The appearance of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box, as a style receives them.
nonisolated public struct GroupBoxStyleConfiguration {
  /// A view that shows the label of a group box.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// A view that shows the content of a group box.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The view that the user passed as the content.
    @MainActor public var body: some View { view }
  }

  /// The content of the group box, to be placed by the style.
  public let content: Content
  /// The label of the group box, to be placed by the style.
  public let label: Label
}

/// The default style of group boxes: a grey card with a bold label.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label above the content on a card with a padding of 16 points and a corner radius
  /// of 8 points.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)  // Measurements.md#group-box
    .background { GroupBoxCard() }
  }
}

/// The card of a group box, in the background style of the environment or else in grey.
private struct GroupBoxCard: View {
  @Environment(\.backgroundStyle) private var style

  var body: some View {
    RoundedRectangle(cornerRadius: 8, style: .continuous)  // Measurements.md#group-box
      .fill(style ?? AnyShapeStyle(Color(system: .secondaryBackground)))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style of group boxes.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in the view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.groupBoxStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum GroupBoxStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any GroupBoxStyle> {
      StyleStack(default: DefaultGroupBoxStyle())
    }
  }

  var groupBoxStyles: StyleStack<any GroupBoxStyle> {
    get { self[GroupBoxStylesKey.self] }
    set { self[GroupBoxStylesKey.self] = newValue }
  }
}
