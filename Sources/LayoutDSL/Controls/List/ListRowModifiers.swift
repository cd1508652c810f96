import Foundation
import ViewCore

extension View {
  /// Sets the insets of the view as a list row; nil for the default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRowTraits { $0.insets = insets }
  }

  /// Sets the insets of the view as a list row at some edges, in points; nil for the default.
  ///
  /// The other edges keep insets that an inner modifier has set.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    listRowTraits { traits in
      for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
        traits.edgeInsets[edge] = length
      }
    }
  }

  /// Sets a background that covers the list row of the view; nil for the default.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(ListRowBackgroundModifier(background: view))
  }

  /// Sets the distance between the rows of the lists in the view, in points; nil for the default.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentWritingModifier { $0.listRowSpacing = spacing })
  }

  /// Shows or hides the background of the lists in the view.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(EnvironmentWritingModifier { $0.hidesScrollContentBackground = visibility == .hidden })
  }
}

extension EnvironmentValues {
  private enum RowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }
  private enum HidesBackgroundKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The minimum height of list rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] ?? look.list.rowHeight }
    set { self[RowHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  var hidesScrollContentBackground: Bool {
    get { self[HidesBackgroundKey.self] }
    set { self[HidesBackgroundKey.self] = newValue }
  }
}
