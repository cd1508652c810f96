import ViewCore

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyles) private var styles

  /// Creates a toggle with a label view.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle with a label view that switches several values together.
  ///
  /// The toggle is on if all values are true, and mixed if only some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    self.isOn = Binding(
      location: ClosureLocation(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value, _ in for binding in bindings { binding.wrappedValue = value } }))
    isMixed = count > 0 && count < bindings.count
    self.label = label()
  }

  /// The toggle in the style of the environment.
  public var body: some View {
    styled(by: styles.innermost)
  }

  private func styled<Style: ToggleStyle>(by style: Style) -> AnyView {
    let configuration = ToggleStyleConfiguration(
      label: .init(view: AnyView(label: label)), isOn: isOn, isMixed: isMixed)
    return StyleProperty.view(by: style, in: \.toggleStyles) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// Creates a toggle with a localized title that switches several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title string that switches several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a symbol that switches several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Controls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and an image of an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a localized title and an image of an asset catalog that switches several
  /// values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Controls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title string and a symbol that switches several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Controls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a title string and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, image: image) }
  }

  /// Creates a toggle with a title string and an image of an asset catalog that switches several
  /// values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Controls.Label(title, image: image) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration that a style receives.
  ///
  /// A style displays this toggle to build on another toggle style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    isMixed = configuration.isMixed
    label = configuration.label
  }
}
