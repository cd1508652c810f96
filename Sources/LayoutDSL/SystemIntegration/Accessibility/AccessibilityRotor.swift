import ViewCore

/// The entries of a rotor, which an assistive technology asks for.
package struct AccessibilityRotor {
  /// Makes the entries.
  package let entries: () -> [_AccessibilityRotorList.Entry]

  fileprivate init(_ content: @escaping () -> some AccessibilityRotorContent) {
    nonisolated(unsafe) let content = content
    entries = {
      onMainActor {
        var list = _AccessibilityRotorList()
        content()._list(into: &list)
        return list.entries
      }
    }
  }

  fileprivate init(_ entries: @escaping () -> [_AccessibilityRotorList.Entry]) {
    self.entries = entries
  }
}

// A headless screen has no assistive technology. `ViewHost.layoutTree()` names the rotors.
extension View {
  /// Adds a rotor of the system and the entries of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(named: systemRotor.name, AccessibilityRotor(entries))
  }

  /// Adds a rotor of the system and an entry for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: systemRotor.name,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0.id) }
      })
  }

  /// Adds a rotor of the system and an entry for each element, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: systemRotor.name,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
      })
  }

  /// Adds a rotor of the system and an entry for each range of the view's text.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(
      named: systemRotor.name,
      AccessibilityRotor {
        textRanges.map { .init(label: "", id: nil, textRange: $0, prepare: {}) }
      })
  }

  /// Adds a rotor with a text as its label and the entries of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(named: label.plainString, AccessibilityRotor(entries))
  }

  /// Adds a rotor with a text as its label and an entry for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: rotorLabel.plainString,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0.id) }
      })
  }

  /// Adds a rotor with a text as its label and an entry for each element, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: rotorLabel.plainString,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
      })
  }

  /// Adds a rotor with a text as its label and an entry for each range of the view's text.
  nonisolated public func accessibilityRotor(
    _ label: Text, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(
      named: label.plainString,
      AccessibilityRotor {
        textRanges.map { .init(label: "", id: nil, textRange: $0, prepare: {}) }
      })
  }

  /// Adds a rotor with a localized label and the entries of a builder.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(named: Text(labelKey).plainString, AccessibilityRotor(entries))
  }

  /// Adds a rotor with a localized label and an entry for each identifiable element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: Text(rotorLabelKey).plainString,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0.id) }
      })
  }

  /// Adds a rotor with a localized label and an entry for each element, identified by a key path.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: Text(rotorLabelKey).plainString,
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
      })
  }

  /// Adds a rotor with a localized label and an entry for each range of the view's text.
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(
      named: Text(labelKey).plainString,
      AccessibilityRotor {
        textRanges.map { .init(label: "", id: nil, textRange: $0, prepare: {}) }
      })
  }

  /// Adds a rotor with a string as its label and the entries of a builder.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(named: String(label), AccessibilityRotor(entries))
  }

  /// Adds a rotor with a string as its label and an entry for each identifiable element.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: L, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: String(rotorLabel),
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0.id) }
      })
  }

  /// Adds a rotor with a string as its label and an entry for each element, identified by a key
  /// path.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: L, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      named: String(rotorLabel),
      AccessibilityRotor {
        entries.map { .init(label: $0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
      })
  }

  /// Adds a rotor with a string as its label and an entry for each range of the view's text.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(
      named: String(label),
      AccessibilityRotor {
        textRanges.map { .init(label: "", id: nil, textRange: $0, prepare: {}) }
      })
  }

  nonisolated private func accessibilityRotor(
    named name: String, _ rotor: AccessibilityRotor
  ) -> some View {
    hostAttribute(name, payload: rotor)
  }
}

extension _AccessibilityRotorList.Entry {
  fileprivate init(label: String, id: some Hashable) {
    self.init(label: label, id: AnyHashable(id), textRange: nil, prepare: {})
  }
}
