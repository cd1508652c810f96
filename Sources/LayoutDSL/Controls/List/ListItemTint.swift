import ViewCore

/// The colour of label icons in a list.
public struct ListItemTint: Sendable {
  let color: Color?

  /// Returns a tint that the system does not override.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Returns a tint that the system may override; it does not do so here.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  /// Sets the tint of label icons in the lists of the view; nil for the tint of the environment.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(EnvironmentWritingModifier { $0.listItemTint = tint })
  }

  /// Sets the tint colour of label icons in the lists of the view; nil for the tint of the
  /// environment.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { .preferred($0) })
  }
}

extension EnvironmentValues {
  private enum ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
  }

  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }

  /// The style of label icons in list rows.
  var listIconStyle: AnyShapeStyle {
    guard let tint = listItemTint else {
      return look.list.colorsIconsWithTexts && styles.hasOwnForeground
        ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tint)
    }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
  }
}
