import Foundation
import ViewCore

/// A scrolling column of rows, which are created only when they become visible.
///
/// Its dimensions are those of the system's look.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: ListSelectionBinding<SelectionValue>?
  @Environment(\.listKind) private var kind
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.listSection) private var section
  @Environment(\.editMode) private var editMode
  @Environment(\.hidesScrollContentBackground) private var hidesBackground
  @Environment(\.isBelowLargeTitle) private var isBelowLargeTitle
  @Environment(\.splitColumn) private var splitColumn
  @Environment(\.isInSidebar) private var isInSidebar
  @Environment(\.look) private var system
  @State private var links = ListLinks()
  /// Whether other views are between the list and the bar above it.
  @State private var isApart = false

  init(views: Content, selection: ListSelectionBinding<SelectionValue>? = nil) {
    content = views
    self.selection = selection
  }

  /// A scroll view of the rows on the background of the list style.
  public var body: some View {
    let selection = selection?.selection
    if let selection, splitColumn?.showsNext != nil {
      rows(selection).preference(key: ColumnSelectionKey.self, value: selection.column)
    } else {
      rows(selection)
    }
  }

  private func rows(_ selection: ListSelection?) -> some View {
    let look = ListMetrics(
      kind: kind, system: system, sectionSpacing: section.spacing,
      isEditing: editMode?.wrappedValue.isEditing ?? false,
      isBelowLargeTitle: isBelowLargeTitle && !isApart, isInSidebar: isInSidebar && kind == .sidebar
    )
    return ScrollView {
      ListContent(look: look, spacing: spacing ?? 0, selection: selection, content: content)
    }
    .environment(\.listLinks, links.connected(to: selection, in: splitColumn))
    .onGeometryChange(for: Bool.self) { [isBelowLargeTitle] in
      isBelowLargeTitle && $0.safeAreaInsets.top == 0
    } action: {
      isApart = $0
    }
    .background(hidesBackground || !look.hasGround ? .clear : Color(system: .groupedBackground))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(views: content())
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(views: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each identifiable element of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(views: ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each number of a constant range.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(views: ForEach(data, content: rowContent))
  }

  /// Creates a list of tree-structured data whose elements are identified by a key path.
  ///
  /// Rows with children can be expanded and collapsed.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, ID, RowContent> {
    self.init(views: OutlineGroup(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list of tree-structured data of identifiable elements.
  ///
  /// Rows with children can be expanded and collapsed.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ListOutline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(views: OutlineGroup(data, children: children, content: rowContent))
  }
}

/// The rows of a list of tree-structured data.
public typealias ListOutline<Data: RandomAccessCollection, ID: Hashable, RowContent: View> =
  OutlineGroup<
    Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
  >
