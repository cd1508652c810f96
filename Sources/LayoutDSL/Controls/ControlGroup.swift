import ViewCore

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  private let content: Content
  private let label: AnyView?
  @Environment(\.controlGroupStyle) private var style

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = nil
  }

  /// Creates a group of controls with a label, for styles that show one.
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// Creates a group of controls labelled with a text, for styles that show it.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group of controls labelled with a text, for styles that show it.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a group of controls labelled with a text and a symbol, for styles that show them.
  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a group of controls labelled with a text and a symbol, for styles that show them.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }

  /// What the style makes of the controls.
  public var body: some View {
    styled(by: style)
  }

  private func styled<Style: ControlGroupStyle>(by style: Style) -> AnyView {
    let configuration = ControlGroupStyleConfiguration(
      content: .init(view: AnyView(content)), label: .init(view: label ?? AnyView(EmptyView())))
    return HeldStyle.view(by: style) { $0.makeBody(configuration: configuration) }
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates a group that a style shows in another style.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  /// The controls.
  @MainActor public var body: some View { content }
}
