import ViewCore

/// A button that pushes a screen onto the enclosing navigation stack.
public struct NavigationLink<Label: View, Destination: View>: View {
  private enum Target {
    case view(Destination)
    case value(AnyHashable?)
    /// The destination is held from the start: a new one at each evaluation would be a change.
    case presented(ViewReference, isActive: Binding<Bool>)
  }

  private let target: Target
  private let label: Label
  @Environment(\.navigator) private var navigator
  @Environment(\.listLinks) private var listLinks
  @Environment(\.listRowRole) private var listRole
  @Environment(\.navigationLinkIndicatorVisibility) private var indicatorVisibility

  /// Creates a link to a destination view builder, with a label view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination())
    self.label = label()
  }

  /// Creates a link to a destination view, with a label view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// Creates a link to a destination view that is pushed while a binding is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .presented(ViewReference(view: AnyView(destination)), isActive: isActive)
    self.label = label()
  }

  /// Creates a link to a destination view builder whose screen is pushed while a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .presented(ViewReference(view: AnyView(destination())), isActive: isActive)
    self.label = label()
  }

  /// Creates a link to a destination view that is pushed while `selection` equals `tag`.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    target = .presented(ViewReference(view: AnyView(destination)), isActive: selection.equals(tag))
    self.label = label()
  }

  /// Creates a link to a destination view builder whose screen is pushed while `selection` equals
  /// `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    target = .presented(
      ViewReference(view: AnyView(destination())), isActive: selection.equals(tag))
    self.label = label()
  }

  /// Has no effect: iOS pushes onto the stack around the link.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }

  /// The label as a button; in a list, the whole row is the link and has a chevron at its trailing
  /// edge.
  public var body: some View {
    switch target {
    case .view(let destination):
      link { navigator?.pushView(AnyView(destination)) }
    case .value(let value):
      link { if let value { follow(value) } }.containerValue(\.linkValue, value)
    case .presented(let destination, let isActive):
      link { isActive.wrappedValue = true }
        .navigationDestination(isPresented: isActive, content: destination)
    }
  }

  private func follow(_ value: AnyHashable) {
    if navigator?.selectsInLists == true, listLinks?.select(value) == true { return }
    navigator?.pushValue(value)
  }

  @ViewBuilder private func link(_ action: @escaping @MainActor () -> Void) -> some View {
    if listRole == .row {
      Button(action: action) {
        HStack {
          label
          Spacer(minLength: 8)  // Measurements.md#control-row-gap
          LinkBadge()
          if indicatorVisibility != .hidden {
            Image(systemName: "chevron.forward").font(.system(.footnote, weight: .semibold))
              .foregroundStyle(.tertiary)
          }
        }
      }
      .buttonStyle(StandardButtonStyle(style: RowLook(), answersForRow: true))
      .preference(key: HasChevronKey.self, value: true)
    } else {
      Button(action: action) { label }
    }
  }
}

/// A button style that shows the label unchanged: the row shows the pressed state.
private struct RowLook: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(isEnabled ? 1 : 0.5)  // Measurements.md#button-plain-disabled
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that pushes a value, with a label view.
  ///
  /// `navigationDestination(for:destination:)` creates the screen. A nil value makes the link
  /// inert.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  /// Creates a link that pushes a value, with a localized title.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link that pushes a value, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a destination view builder, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a destination view builder, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a destination view, with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a destination view, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link to a destination view that is pushed while a binding is true, with a localized
  /// title.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link to a destination view that is pushed while a binding is true, with a title
  /// string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link to a destination view builder whose screen is pushed while a binding is true,
  /// with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a destination view builder whose screen is pushed while a binding is true,
  /// with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link to a destination view that is pushed while `selection` equals `tag`, with a
  /// localized title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link to a destination view that is pushed while `selection` equals `tag`, with a
  /// title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }

  /// Creates a link to a destination view builder whose screen is pushed while `selection` equals
  /// `tag`, with a localized title.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a destination view builder whose screen is pushed while `selection` equals
  /// `tag`, with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
}
