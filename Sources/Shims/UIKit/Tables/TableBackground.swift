import LayoutDSL
import SystemIntegration
import ViewCore

/// The background of the app in place of that of a list.
struct TableBackground: ViewModifier {
  let table: UITableView
  private let mark = EvaluationMark()

  init(table: UITableView) {
    self.table = table
  }

  func body(content: Content) -> some View {
    content
      .scrollContentBackground(table.hasOwnBackground ? .hidden : .automatic)
      .background {
        if table.backgroundColor == nil, table.backgroundView != nil || table.style == .plain {
          Color(uiColor: table.groundColor)
        }
        if let view = table.backgroundView { UIViewPicture(view) }
      }
  }
}

extension UITableView {
  fileprivate var hasOwnBackground: Bool { backgroundColor != nil || backgroundView != nil }

  /// The colour behind the rows, without one of the app.
  fileprivate var groundColor: UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The colour of a row, without one of its cell, before a background of the app; nil for that of
  /// a list.
  var rowColor: UIColor? {
    guard hasOwnBackground else { return nil }
    return style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}

/// The style of a list that looks like a table.
struct TableListStyle: ViewModifier {
  let style: UITableView.Style

  func body(content: Content) -> some View {
    switch style {
    case .plain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    }
  }
}

extension SystemLook.List {
  /// The least height of the content of a row between its insets.
  var rowContentHeight: CGFloat { rowHeight - rowInsets.top - rowInsets.bottom }
}
