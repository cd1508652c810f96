import LayoutDSL
import SystemIntegration
import ViewCore

/// The rows of a table, as those of a list.
struct TableContent: View {
  let table: UITableView
  private let mark = EvaluationMark()

  init(table: UITableView) {
    self.table = table
  }

  var body: some View {
    ScrollViewReader { proxy in
      let _ = connect(proxy)
      list
    }
  }

  /// Lets the table scroll to its rows.
  private func connect(_ proxy: ScrollViewProxy) {
    table.rowScroller = { [weak table] request in
      guard let table else { return }
      let row = table.identity(ofRowAt: request.indexPath)
      let anchor = request.position.anchor
      if request.isAnimated {
        // Measurements.md#scroll-set-offset-duration
        withAnimation(.easeInOut(duration: 0.3)) { proxy.scrollTo(row, anchor: anchor) }
      } else {
        proxy.scrollTo(row, anchor: anchor)
      }
    }
  }

  private var list: some View {
    List {
      if let header = table.tableHeaderView { TableEdgeView(view: header) }
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          ForEach(table.rows(ofSection: section)) { row in
            TableRow(table: table, indexPath: row.indexPath)
              .modifier(TablePlace(table: table, part: .row(row.indexPath)))
              .deleteDisabled(!table.showsDeleteControl(at: row.indexPath))
              .moveDisabled(!table.showsReorderControl(at: row.indexPath))
          }
          .onDelete { rows in
            for row in rows { table.userDeletes(IndexPath(row: row, section: section)) }
          }
          .onMove { rows, place in
            for row in rows.prefix(1) {
              table.userMoves(IndexPath(row: row, section: section), before: place)
            }
          }
        } header: {
          if let view = table.delegate?.tableView(table, viewForHeaderInSection: section) {
            let height = table.delegate?.tableView(table, heightForHeaderInSection: section)
            let _ = table.delegate?
              .tableView(table, willDisplayHeaderView: view, forSection: section)
            let _ = table.keptHeaders[section] = view
            TableSectionView(view: view, height: height)
              .modifier(TablePlace(table: table, part: .header(section)))
          } else if let title = table.dataSource?
            .tableView(table, titleForHeaderInSection: section)
          {
            Text(verbatim: title).modifier(TablePlace(table: table, part: .header(section)))
          }
        } footer: {
          if let view = table.delegate?.tableView(table, viewForFooterInSection: section) {
            let height = table.delegate?.tableView(table, heightForFooterInSection: section)
            let _ = table.delegate?
              .tableView(table, willDisplayFooterView: view, forSection: section)
            let _ = table.keptFooters[section] = view
            TableSectionView(view: view, height: height)
              .modifier(TablePlace(table: table, part: .footer(section)))
          } else if let title = table.dataSource?
            .tableView(table, titleForFooterInSection: section)
          {
            Text(verbatim: title).modifier(TablePlace(table: table, part: .footer(section)))
          }
        }
      }
      if let footer = table.tableFooterView { TableEdgeView(view: footer) }
    }
    .environment(\.editMode, .constant(table.isEditing ? .active : .inactive))
    .modifier(TableListStyle(style: table.style))
    .modifier(TableBackground(table: table))
    .overlay(alignment: .trailing) {
      if let titles = table.sectionIndexTitles { SectionIndex(titles: titles, table: table) }
    }
    .modifier(ContentInsets(of: table))
    .modifier(ScrollConnection(of: table, margins: table.adjustedContentInset))
    .modifier(RoundedCorners(of: table))
    .environment(\.defaultMinListRowHeight, 0)
    .onAppear {
      guard let request = table.pendingRowScroll else { return }
      table.pendingRowScroll = nil
      table.rowScroller?(request)
    }
  }
}

/// A row of a table, or an item of a collection, in a list.
struct IdentifiedRow: Identifiable {
  let id: AnyHashable
  let indexPath: IndexPath
}

/// A data source that identifies its rows.
@MainActor protocol IdentifiedRows {
  /// Returns the identifier of the item in a row.
  func identifier(ofRowAt indexPath: IndexPath) -> AnyHashable?
}

extension UITableView {
  fileprivate func rows(ofSection section: Int) -> [IdentifiedRow] {
    (0..<numberOfRows(inSection: section)).map { row in
      let indexPath = IndexPath(row: row, section: section)
      return IdentifiedRow(id: identity(ofRowAt: indexPath), indexPath: indexPath)
    }
  }

  /// Returns the identity of a row: that of its item, or else its place.
  func identity(ofRowAt indexPath: IndexPath) -> AnyHashable {
    (dataSource as? any IdentifiedRows)?.identifier(ofRowAt: indexPath)
      ?? movedIdentity(ofRowAt: indexPath) ?? AnyHashable(indexPath)
  }
}

extension UITableView.ScrollPosition {
  fileprivate var anchor: UnitPoint? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}
