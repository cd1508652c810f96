import ViewCore

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group, as a style receives them.
nonisolated public struct DisclosureGroupStyleConfiguration {
  /// A view that shows the label of a disclosure group.
  nonisolated public struct Label: View {
    let view: AnyView

    /// The view that the user passed as the label.
    @MainActor public var body: some View { view }
  }

  /// A view that shows the content of a disclosure group.
  nonisolated public struct Content: View {
    let view: AnyView

    /// The view that the user passed as the content.
    @MainActor public var body: some View { view }
  }

  /// The label of the disclosure group, to be placed by the style.
  public let label: Label
  /// The content of the disclosure group, to be placed by the style.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The default style of disclosure groups: a label with a chevron above the content.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public init() {}

  /// Returns the label with a chevron at the trailing edge, which points down while the group is
  /// expanded, and the content below.
  ///
  /// In a list, the label and the views of the content are separate rows.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ListDependent {
      DisclosureRow(configuration: configuration)
      if configuration.isExpanded {
        configuration.content
          .modifier(EnvironmentWritingModifier { $0.listRowLevel += 1 })
      }
    } elsewhere: {
      // Measurements.md#disclosure-group
      VStack(spacing: 8) {
        DisclosureRow(configuration: configuration).foregroundStyle(.tint)
        if configuration.isExpanded {
          configuration.content
        }
      }
    }
  }
}

/// The label of a group and its chevron.
private struct DisclosureRow: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack {
      configuration.label
      Spacer()
      Image(systemName: "chevron.forward").font(.system(.footnote, weight: .semibold))
        .foregroundStyle(.tint)
        .rotationEffect(
          configuration.isExpanded ? .degrees(direction == .rightToLeft ? -90 : 90) : .zero)
    }
    .contentShape(Rectangle())
    .gesture(
      PressableGesture(content: PressGesture(), pressing: nil) {
        withAnimation { configuration.isExpanded.toggle() }
      })
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The default style of disclosure groups.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension View {
  /// Sets the style of the disclosure groups in the view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentWritingModifier { $0.disclosureGroupStyles.append(style) })
  }
}

extension EnvironmentValues {
  private enum DisclosureGroupStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<any DisclosureGroupStyle> {
      StyleStack(default: AutomaticDisclosureGroupStyle())
    }
  }

  var disclosureGroupStyles: StyleStack<any DisclosureGroupStyle> {
    get { self[DisclosureGroupStylesKey.self] }
    set { self[DisclosureGroupStylesKey.self] = newValue }
  }
}
