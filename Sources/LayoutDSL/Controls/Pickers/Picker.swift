import ViewCore

/// A control that selects one of several options.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: [Binding<SelectionValue>]
  private let label: Label
  private let content: Content
  /// The view that shows the selection where options are not visible; nil for the selected option.
  private let currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style

  init(
    _ selection: [Binding<SelectionValue>], content: Content, label: Label,
    currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a picker with a label view.
  ///
  /// The selection is the tag of the selected option.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  /// Creates a picker with a label view whose selection sets several values together.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }

  /// Creates a picker with a label view that is passed as a value.
  @available(*, deprecated, renamed: "init(selection:content:label:)")
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }

  /// The picker in the style of the environment.
  public var body: some View {
    let values = selection.map(\.wrappedValue)
    return style._makeBody(
      _PickerParts(
        label: AnyView(label: label), content: AnyView(content),
        currentValueLabel: currentValueLabel,
        isSelected: { option in
          let tag = option.selectionValue(of: SelectionValue.self)
          return !values.isEmpty && values.allSatisfy { $0 == tag }
        },
        select: { [selection] option in
          guard let value = option.selectionValue(of: SelectionValue.self) else { return }
          for binding in selection where binding.wrappedValue != value {
            binding.wrappedValue = value
          }
        }))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }

  /// Creates a picker with a localized title whose selection sets several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker with a title string whose selection sets several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(title) })
  }
}

extension Picker where Label == Controls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a localized title and a symbol, whose selection sets several values
  /// together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a localized title and an image of an asset catalog.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(titleKey, image: image) })
  }

  /// Creates a picker with a localized title and an image of an asset catalog, whose selection sets
  /// several values together.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(titleKey, image: image) })
  }

  /// Creates a picker with a title string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(title, systemImage: systemImage) })
  }

  /// Creates a picker with a title string and a symbol, whose selection sets several values
  /// together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, systemImage: String,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(title, systemImage: systemImage) })
  }

  /// Creates a picker with a title string and an image of an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { Controls.Label(title, image: image) })
  }

  /// Creates a picker with a title string and an image of an asset catalog, whose selection sets
  /// several values together.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource,
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { Controls.Label(title, image: image) })
  }
}

extension Subview {
  /// Returns the tag of the view or, without a tag, the identity of its `ForEach` element.
  ///
  /// Returns nil if neither has the type.
  fileprivate func selectionValue<V: Hashable>(of type: V.Type) -> V? {
    if let tag = containerValues.tag(for: type) { return tag }
    return node.names.firstNonNil { $0.base as? V }
  }
}
