import Foundation
import ViewCore

/// The columns of a split view side by side, as on iPad.
///
/// 1. The detail column has the width that the other columns leave. In a screen that is taller than
///    wide, they are hidden at first, and lie over the detail column when a button shows them.
/// 2. Of three columns, the sidebar is hidden until the visibility is `all`.
/// 3. A link in a column without a stack of its own selects its value in the list, or else shows
///    its screen in the next column.
struct ExpandedSplitView: View {
  /// The place of the columns before the detail column.
  enum Arrangement {
    case automatic, besideDetail, overDetail
  }

  let columns: NavigationSplitViewStyleConfiguration
  let arrangement: Arrangement
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  /// The screens that links have shown, by column.
  @State private var opened: [Int: ViewReference] = [:]
  /// The widths that the contents of columns have set.
  @State private var widths: [Int: CGFloat] = [:]
  @State private var selections: [Int: ColumnSelection] = [:]
  @Environment(\.look) private var look

  var body: some View {
    GeometryReader { screen in
      let isOver =
        arrangement == .overDetail
        || arrangement == .automatic && screen.size.width < screen.size.height
      let first = firstVisible(isOver: isOver)
      let leading = Array(first..<last)
      ZStack(alignment: .leading) {
        column(last, isFirst: first == last, isOver: isOver)
          .padding(.leading, isOver ? 0 : leading.reduce(0) { $0 + width(of: $1) })
        if isOver, first < last {
          Backdrop { visibility.wrappedValue = .detailOnly }
        }
        HStack(spacing: 0) {
          ForEach(leading, id: \.self) { index in
            column(index, isFirst: index == first, isOver: isOver)
              .modifier(ColumnGround(isSidebar: index == 0))
              .frame(width: width(of: index))
          }
        }
      }
    }
  }

  private var last: Int { columns.others.count }

  private var visibility: Binding<NavigationSplitViewVisibility> {
    columns.visibility ?? $ownVisibility
  }

  private func width(of index: Int) -> CGFloat { widths[index] ?? look.columns.width }

  /// Returns the index of the first visible column.
  private func firstVisible(isOver: Bool) -> Int {
    switch visibility.wrappedValue {
    case .all: 0
    case .doubleColumn: last - 1
    case .detailOnly: last
    default: isOver ? last : last - 1
    }
  }

  private func toggle(showing first: Int) -> ColumnToggle {
    let target: NavigationSplitViewVisibility =
      first == last ? .doubleColumn : first > 0 ? .all : last > 1 ? .doubleColumn : .detailOnly
    return ColumnToggle(target: target, visibility: visibility)
  }

  private func column(_ index: Int, isFirst: Bool, isOver: Bool) -> some View {
    let isLast = index == last
    let own = index == 0 ? columns.sidebar : columns.others[index - 1].view
    let hide = { if isOver { visibility.wrappedValue = .detailOnly } }
    let next = isLast ? nil : hide
    return NavigationStack(
      opens: isLast
        ? nil
        : {
          opened[index + 1] = ViewReference(view: $0)
          hide()
        }
    ) {
      (opened[index]?.view ?? own)
        .environment(\.splitColumn, SplitColumn(index: index, isExpanded: true, showsNext: next))
    }
    .onPreferenceChange(ColumnWidthKey.self) { widths[index] = $0 }
    .transformPreference(ColumnWidthKey.self) { $0 = nil }
    .onPreferenceChange(ColumnSelectionKey.self) {
      let old = selections.updateValue($0 ?? ColumnSelection(value: nil) {}, forKey: index)
      guard let old, old != selections[index], !isLast else { return }
      opened[index + 1] = nil
      if index == last - 1 { hide() }
    }
    .transformPreference(ColumnSelectionKey.self) { $0 = nil }
    .modifier(
      EnvironmentWritingModifier {
        $0.columnToggle = isFirst ? toggle(showing: index) : nil
        $0.isWide = true
        $0.isInSidebar = index == 0
        guard !isLast else { return }
        $0.horizontalSizeClass = .compact
        $0.navigationLinkIndicatorVisibility = .hidden
        if index == 0 { $0.listKind = .sidebar }
      })
  }
}

extension EnvironmentValues {
  private enum IsWideKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the bars of the view have the height of an iPad's: on a regular screen, and in the
  /// columns of one.
  var isWide: Bool {
    get { self[IsWideKey.self] || hasRegularSize }
    set { self[IsWideKey.self] = newValue }
  }
}
