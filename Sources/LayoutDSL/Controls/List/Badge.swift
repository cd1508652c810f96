import ViewCore

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private enum Level {
    case decreased, standard, increased
  }

  private let level: Level

  /// For what does not ask for attention.
  public static let decreased = BadgeProminence(level: .decreased)
  /// As usual.
  public static let standard = BadgeProminence(level: .standard)
  /// For what asks for attention.
  public static let increased = BadgeProminence(level: .increased)
}

extension View {
  /// Shows a number beside the view as a row of a list or a tab; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Shows a text beside the view as a row of a list or a tab; nil shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(label: label))
  }

  /// Shows a text beside the view as a row of a list or a tab; nil shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the view as a row of a list or a tab; nil shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets how much badges in the view stand out.
  nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

/// Puts a badge beside each view.
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
  @Environment(\.listRowRole) private var role
  @Environment(\.badgeProminence) private var prominence

  nonisolated init(label: Text?) {
    self.label = label
  }

  func body(content: Content) -> some View {
    if let label, role == .row {
      HStack(spacing: 0) {
        content
        Spacer(minLength: 8)
        if prominence == .increased {
          label.font(.subheadline).foregroundStyle(.white)
            .padding(.horizontal, 7).padding(.vertical, 1)
            .frame(minWidth: 22)
            .background(.red, in: Capsule())
        } else {
          label.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
        }
      }
    } else {
      content
    }
  }
}

extension ContainerValues {
  private enum BadgeKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
  }

  /// What the bar of a tab view shows beside the symbol of the view.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
  }

  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}
