import ViewCore

/// How lists look.
public protocol ListStyle {}

/// A list style of the engine's own.
package protocol EngineListStyle: ListStyle {
  /// The looks of the style.
  nonisolated var kind: ListKind { get }
}

/// The looks a list can have.
package enum ListKind: Equatable, Sendable {
  case plain, inset, grouped, insetGrouped, sidebar
}

/// The style lists have unless another is set: that of inset groups.
nonisolated public struct DefaultListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .insetGrouped }
}

/// A style of rows from edge to edge.
nonisolated public struct PlainListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .plain }
}

/// A style of rows from edge to edge with content that stands further inside.
nonisolated public struct InsetListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .inset }
}

/// A style of sections as bands from edge to edge.
nonisolated public struct GroupedListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .grouped }
}

/// A style of sections as cards with round corners.
nonisolated public struct InsetGroupedListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .insetGrouped }
}

/// A style of sections as cards with round corners and large headers that open and close.
nonisolated public struct SidebarListStyle: EngineListStyle, Sendable {
  /// Creates the style.
  public init() {}
  package var kind: ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style lists have unless another is set.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge with content that stands further inside.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections as bands from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards with round corners.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections as cards with round corners and large headers that open and close.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets how lists in the view look.
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
