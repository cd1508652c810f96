import Foundation

/// Rows in a column that scrolls, of which those only exist that can be seen.
///
/// It looks as on iOS 18.
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  @Environment(\.listKind) private var kind
  @Environment(\.listRowSpacing) private var spacing
  @Environment(\.hidesScrollContentBackground) private var hidesBackground

  private init(views: Content) {
    content = views
  }

  /// A scroll view of the rows on the ground of the style.
  public var body: some View {
    let look = ListLook(kind: kind)
    ScrollView {
      ListContent(look: look, spacing: spacing ?? 0, content: content)
    }
    .background(hidesBackground ? Color.clear : Color(system: look.ground))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(views: content())
  }

  /// Creates a list with a row for each element, told apart by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(views: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each identified element.
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
}

/// The rows of a list, lazily.
nonisolated struct ListContent<Content: View>: PrimitiveView {
  let look: ListLook
  let spacing: CGFloat
  let content: Content

  static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    var layout = LazyLayout(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: view.spacing,
      pinnedViews: view.look.pinnedViews)
    layout.list = view.look
    inputs.makeLazy(layout, content: view.content, name: "List")
  }

  static func _viewListCount() -> Int? { 1 }
}
