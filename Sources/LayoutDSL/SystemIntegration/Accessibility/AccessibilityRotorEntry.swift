import ViewCore

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID: Hashable> {
  private let label: Text
  private let id: ID?
  private let textRange: Range<String.Index>?
  private let prepare: () -> Void
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
  /// Appends the entry.
  public func _list(into list: inout _AccessibilityRotorList) {
    list.entries.append(
      .init(
        label: label.plainString, id: id.map { AnyHashable($0) }, textRange: textRange,
        prepare: prepare))
  }
}

extension AccessibilityRotorEntry {
  /// Creates an entry with a text as its label, for the view with an identifier.
  ///
  /// - Parameters:
  ///   - textRange: The characters of the view's text to move to; nil for the view.
  ///   - prepare: Shows the view, for example by scrolling to it.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (label, id, textRange, prepare)
  }

  /// Creates an entry with a text as its label, for the view with an identifier in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (label, id, textRange, prepare)
  }

  /// Creates an entry with a localized string as its label, for the view with an identifier.
  ///
  /// - Parameters:
  ///   - textRange: The characters of the view's text to move to; nil for the view.
  ///   - prepare: Shows the view, for example by scrolling to it.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(labelKey), id, textRange, prepare)
  }

  /// Creates an entry with a localized string as its label, for the view with an identifier in a
  /// namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(labelKey), id, textRange, prepare)
  }

  /// Creates an entry with a string as its label, for the view with an identifier.
  ///
  /// - Parameters:
  ///   - textRange: The characters of the view's text to move to; nil for the view.
  ///   - prepare: Shows the view, for example by scrolling to it.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(label), id, textRange, prepare)
  }

  /// Creates an entry with a string as its label, for the view with an identifier in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(label), id, textRange, prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry with a text as its label, for characters of the text with the rotor.
  public init(
    _ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (label, nil, textRange, prepare)
  }

  /// Creates an entry with a localized string as its label, for characters of the text with the
  /// rotor.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(labelKey), nil, textRange, prepare)
  }

  /// Creates an entry with a string as its label, for characters of the text with the rotor.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {
    (self.label, self.id, self.textRange, self.prepare) = (Text(label), nil, textRange, prepare)
  }
}
