import ViewCore

// A label of the current value replaces the selected option in menus and links, where the options
// are not visible. The other styles do not show it.

extension Picker {
  /// Creates a picker with a label view, and a view that shows the selection.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      [selection], content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// Creates a picker with a label view, and a view that shows the selection, which sets several
  /// values together.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: label(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title, and a view that shows the selection.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title, and a view that shows the selection, which
  /// sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string, and a view that shows the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string, and a view that shows the selection, which
  /// sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol, and a view that shows the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title and a symbol, and a view that shows the selection,
  /// which sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(titleKey, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string and a symbol, and a view that shows the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string and a symbol, and a view that shows the selection, which
  /// sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(title, systemImage: systemImage) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// Creates a picker with a localized title and an image of an asset catalog, and a view that
  /// shows the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Controls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a localized title and an image of an asset catalog, and a view that
  /// shows the selection, which sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(titleKey, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string and an image of an asset catalog, and a view that shows
  /// the selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Controls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title string and an image of an asset catalog, and a view that shows
  /// the selection, which sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(title, image: image) },
      currentValueLabel: currentValueLabel)
  }
}
