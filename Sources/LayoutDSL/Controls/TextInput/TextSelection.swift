import ViewCore

/// The selection of a text input.
nonisolated public struct TextSelection: Equatable, Hashable, Sendable {
  /// The selected characters.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One range; an empty range is the position of the caret.
    case selection(Range<String.Index>)
    /// Several ranges, in bidirectional text.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected characters.
  public let indices: Indices
  /// The line of a caret between two lines.
  public let affinity: TextSelectionAffinity

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a caret before a character.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether the selection is a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

// The caret of a headless field is always at the end of its text, so selections are neither read
// nor changed.
extension TextField where Label == Text {
  /// Creates a field with a localized title and a selection.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }

  /// Creates a field with a title string and a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  /// Creates a field with a label view and a selection.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, axis: axis ?? .horizontal, label: label)
  }
}

extension TextEditor {
  /// Creates a text editor with a selection.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
  }
}

extension View {
  /// Sets the line of carets between two lines in the view.
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity).hostAttribute(affinity)
  }
}

extension EnvironmentValues {
  private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
  }

  /// The line of carets between two lines.
  public internal(set) var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}
