import ViewCore

/// A view that shows or hides its content when the user taps its label.
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: () -> Content
  /// Whether the content is visible; nil for a group that decides it itself.
  let isExpanded: Binding<Bool>?
  @State private var isExpandedAlone = false
  @Environment(\.disclosureGroupStyles) private var styles

  /// Creates a group with a label view that is collapsed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = nil
  }

  /// Creates a group with a label view whose content is visible while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded
  }

  /// The group in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: DisclosureGroupStyle>(by style: Style) -> AnyView {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(Deferred(make: content))),
      isExpanded: isExpanded ?? $isExpandedAlone)
    return StyleProperty.view(by: style, in: \.disclosureGroupStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

/// Content that is created only when it is displayed.
private struct Deferred<Content: View>: View {
  let make: () -> Content

  var body: some View { make() }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title that is collapsed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a localized title whose content is visible while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a title string that is collapsed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(label) })
  }

  /// Creates a group with a title string whose content is visible while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
