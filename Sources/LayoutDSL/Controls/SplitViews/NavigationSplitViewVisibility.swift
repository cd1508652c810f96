import Foundation
import ViewCore

/// The visible columns of a split view.
nonisolated public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let name: String

  /// The default of the device.
  public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
  /// All columns.
  public static var all: NavigationSplitViewVisibility { .init(name: "all") }
  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}

// On iPhone, a split view shows one column, whatever the visibility.
extension NavigationSplitView {
  /// Creates a split view of three columns, with the visibility of its columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: nil, sidebar: sidebar, content: content,
      detail: detail)
  }

  /// Creates a split view of two columns, with the visibility of its columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(visibility: columnVisibility, preferred: nil, sidebar: sidebar, detail: detail)
  }

  /// Creates a split view of three columns, with the column that is visible on iPhone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferred: preferredCompactColumn, sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a split view of two columns, with the column that is visible on iPhone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(preferred: preferredCompactColumn, sidebar: sidebar, detail: detail)
  }

  /// Creates a split view of three columns, with the visibility of its columns and the column that
  /// is visible on iPhone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar,
      content: content, detail: detail)
  }

  /// Creates a split view of two columns, with the visibility of its columns and the column that is
  /// visible on iPhone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      visibility: columnVisibility, preferred: preferredCompactColumn, sidebar: sidebar,
      detail: detail)
  }
}

extension View {
  /// Sets the width of a column; on iPhone, a column is as wide as the screen.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnWidthKey.self, function: #function) { $0 = width }
  }

  /// Sets the range of the width of a column, which has the ideal one; on iPhone, a column is as
  /// wide as the screen.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self, function: #function) { $0 = ideal }
  }
}
