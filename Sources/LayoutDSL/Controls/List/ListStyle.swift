import ViewCore

/// The appearance of lists.
///
/// A list with a style that is not one of the system's is drawn as `insetGrouped`.
public protocol ListStyle {}

/// A list style of the system.
package protocol EngineListStyle: ListStyle {
  /// The kind of list that the style selects.
  nonisolated var kind: ListKind { get }
}

/// The default list style: inset groups.
nonisolated public struct DefaultListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .insetGrouped }
}

/// A list style with rows from edge to edge.
nonisolated public struct PlainListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .plain }
}

/// A list style with inset content in rows from edge to edge.
nonisolated public struct InsetListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .inset }
}

/// A list style with sections as bands from edge to edge.
nonisolated public struct GroupedListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .grouped }
}

/// A list style with sections as cards with rounded corners.
nonisolated public struct InsetGroupedListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .insetGrouped }
}

/// A list style with sections as cards with rounded corners and large headers, which can expand and
/// collapse the section.
nonisolated public struct SidebarListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default list style.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Inset content in rows from edge to edge.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as bands from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards with rounded corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections as cards with rounded corners and large headers, which can expand and collapse the
  /// section.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in the view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let kind = (style as? any EngineListStyle)?.kind ?? .insetGrouped
    return modifier(EnvironmentWritingModifier { $0.listKind = kind })
  }
}

extension EnvironmentValues {
  private enum ListKindKey: EnvironmentKey {
    static var defaultValue: ListKind { .insetGrouped }
  }

  var listKind: ListKind {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
}
