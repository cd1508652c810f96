import ViewCore

/// The colour of the icons of labels in a list.
public struct ListItemTint: Sendable {
  let color: Color?

  /// A colour that nothing overrides.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that the system may override; it does not.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// The colour of the text.
  public static let monochrome = ListItemTint(color: nil)
}

extension View {
  /// Sets the colour of the icons of labels in lists; nil for the tint.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(EnvironmentWritingModifier { $0.listItemTint = tint })
  }

  /// Sets the colour of the icons of labels in lists; nil for the tint.
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

  /// The ink of the icons of labels in rows of a list.
  var listIconStyle: AnyShapeStyle {
    guard let tint = listItemTint else { return AnyShapeStyle(.tint) }
    return tint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
  }
}
