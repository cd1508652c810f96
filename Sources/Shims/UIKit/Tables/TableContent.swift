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
    List {
      if let header = table.tableHeaderView { TableEdgeView(view: header) }
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
            TableRow(table: table, indexPath: IndexPath(row: row, section: section))
          }
        } header: {
          if let view = table.rowDelegate?.tableView(table, viewForHeaderInSection: section) {
            let height = table.rowDelegate?.tableView(table, heightForHeaderInSection: section)
            let _ = table.rowDelegate?
              .tableView(table, willDisplayHeaderView: view, forSection: section)
            TableSectionView(view: view, height: height)
          } else if let title = table.dataSource?
            .tableView(table, titleForHeaderInSection: section)
          {
            Text(verbatim: title)
          }
        } footer: {
          if let view = table.rowDelegate?.tableView(table, viewForFooterInSection: section) {
            let height = table.rowDelegate?.tableView(table, heightForFooterInSection: section)
            let _ = table.rowDelegate?
              .tableView(table, willDisplayFooterView: view, forSection: section)
            TableSectionView(view: view, height: height)
          } else if let title = table.dataSource?
            .tableView(table, titleForFooterInSection: section)
          {
            Text(verbatim: title)
          }
        }
      }
      if let footer = table.tableFooterView { TableEdgeView(view: footer) }
    }
    .modifier(TableListStyle(style: table.style))
    .modifier(TableBackground(table: table))
    .overlay(alignment: .trailing) {
      if let titles = table.sectionIndexTitles { SectionIndex(titles: titles, table: table) }
    }
    .modifier(ContentInsets(of: table))
    .modifier(Refreshing(control: table.refreshControl))
    .environment(\.defaultMinListRowHeight, 0)
  }
}
