import ViewCore

extension View {
  /// Shows a count as the badge of a list row or tab; 0 shows no badge.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text as the badge of a list row or tab; nil shows no badge.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a localized string as the badge of a list row or tab; nil shows no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a string as the badge of a list row or tab; nil shows no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets the prominence of the badges in the view.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// Adds a badge to each view of its content.
private nonisolated struct BadgeModifier: EngineModifier {
  let label: Text?

  static func _makeView<C: View>(_ modifier: Self, content: C, inputs: inout _ViewInputs) {
    if let list = inputs.list {
      inputs.makeList(content, in: modifier, list: list)
    } else {
      inputs.make(
        content.modifier(BadgeBesideView(label: modifier.label))
          .containerValue(\.badge, modifier.label))
    }
  }
}

private struct BadgeBesideView: ViewModifier {
  let label: Text?
  @State private var hasChevron = false
  @Environment(\.listRowRole) private var role

  nonisolated init(label: Text?) {
    self.label = label
  }

  func body(content: Content) -> some View {
    if let label, role == .row {
      HStack(spacing: 0) {
        content
          .environment(\.badgeBeforeChevron, hasChevron ? label : nil)
          .onPreferenceChange(HasChevronKey.self) { hasChevron = $0 }
        if !hasChevron {
          Spacer(minLength: 8)  // Measurements.md#control-row-gap
          BadgeLabel(label: label)
        }
      }
      .modifier(FirstViewTraits())
    } else {
      content
    }
  }
}

extension ContainerValues {
  private enum BadgeKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
  }

  /// The badge of the view in a tab bar.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }
  private enum BadgeBeforeChevronKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
  }

  /// The badge that a link in a list row shows; nil if there is none.
  var badgeBeforeChevron: Text? {
    get { self[BadgeBeforeChevronKey.self] }
    set { self[BadgeBeforeChevronKey.self] = newValue }
  }

  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
