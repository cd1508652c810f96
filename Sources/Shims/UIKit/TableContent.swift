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
    .modifier(TableStyle(style: table.style))
    .modifier(TableBackground(table: table))
    .modifier(Refreshing(control: table.refreshControl))
    .environment(\.defaultMinListRowHeight, 0)
  }
}

/// The view above the first section or below the last one, as wide as the table.
private struct TableEdgeView: View {
  let view: UIView

  var body: some View {
    RepresentableLayout(of: UIView.self) { proposal in
      CGSize(
        width: proposal.replacingUnspecifiedDimensions().width, height: max(view.frame.height, 0))
    } content: {
      UIViewPicture(view)
    }
    .listRowInsets(EdgeInsets())
    .listRowSeparator(.hidden)
    .listRowBackground(Color.clear)
  }
}

/// The header or footer of a section, as high as the delegate says or its content asks for.
private struct TableSectionView: View {
  let view: UIView
  /// The height of the delegate or the table; negative for that of the content.
  let height: CGFloat?

  var body: some View {
    let system = view as? UITableViewHeaderFooterView
    if let texts = system?.contentConfiguration as? UIListContentConfiguration {
      CellTexts(configuration: texts)
    } else if let text = system?.textLabel?.text {
      Text(verbatim: text)
    } else {
      RepresentableLayout(of: UIView.self) { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: max(height(in: width), 0))
      } content: {
        UIViewPicture(view)
      }
      .listRowInsets(EdgeInsets())
      .textCase(nil)
    }
  }

  private func height(in width: CGFloat) -> CGFloat {
    if let height, height >= 0 { return height }
    let content = (view as? UITableViewHeaderFooterView)?.contentView ?? view
    let own =
      content.fittingSize(width: width, height: nil)?.height ?? view.intrinsicContentSize.height
    return own > 0 ? own : view.frame.height
  }
}

/// The background of the app in place of that of a list.
private struct TableBackground: ViewModifier {
  let table: UITableView
  private let mark = EvaluationMark()

  init(table: UITableView) {
    self.table = table
  }

  func body(content: Content) -> some View {
    content
      .scrollContentBackground(table.hasOwnBackground ? .hidden : .automatic)
      .background {
        if let view = table.backgroundView {
          if table.backgroundColor == nil { Color(uiColor: table.groundColor) }
          UIViewPicture(view)
        }
      }
  }
}

extension UITableView {
  fileprivate var hasOwnBackground: Bool { backgroundColor != nil || backgroundView != nil }

  /// The colour behind the rows, without one of the app.
  fileprivate var groundColor: UIColor {
    style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// The colour of a row, without one of its cell, before a background of the app; nil for that of a
  /// list.
  fileprivate var rowColor: UIColor? {
    guard hasOwnBackground else { return nil }
    return style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }
}

private struct TableStyle: ViewModifier {
  let style: UITableView.Style

  func body(content: Content) -> some View {
    switch style {
    case .plain: content.listStyle(.plain)
    case .grouped: content.listStyle(.grouped)
    case .insetGrouped: content.listStyle(.insetGrouped)
    }
  }
}

/// A row, with the content of the cell that the data source makes for it.
private struct TableRow: View {
  let table: UITableView
  let indexPath: IndexPath
  let mark = EvaluationMark()
  @Environment(\.look) private var look

  var body: some View {
    if let cell = table.dataSource?.tableView(table, cellForRowAt: indexPath) {
      let _ = table.show(cell, at: indexPath)
      let height = setHeight
      HStack {
        content(of: cell)
        accessory(of: cell)
      }
      .frame(height: height)
      .frame(minHeight: height == nil && !drawsItself(cell) ? look.list.rowContentHeight : nil)
      .contentShape(Rectangle())
      .onTapGesture { table.userSelects(indexPath) }
      .modifier(RowSwipes(leading: leading, trailing: trailing))
      .listRowInsets(drawsItself(cell) ? EdgeInsets() : nil)
      .listRowInsets(.vertical, height == nil ? nil : 0)
      .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      // A section of a table begins without a line, other than one of a list.
      .listRowSeparator(
        table.separatorStyle == .none || table.style == .plain && indexPath.row == 0
          ? .hidden : .automatic, edges: .top
      )
      .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      .listRowBackground((background(of: cell) ?? table.rowColor).map { Color(uiColor: $0) })
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.rowDelegate }

  private var leading: UISwipeActionsConfiguration? {
    delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: indexPath)
  }

  /// The actions of the delegate; without any, the one that deletes a row that can be edited.
  private var trailing: UISwipeActionsConfiguration? {
    if let actions = delegate?
      .tableView(table, trailingSwipeActionsConfigurationForRowAt: indexPath)
    {
      return actions
    }
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: indexPath),
      (delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { _, _, done in
      source.tableView(table, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  private func background(of cell: UITableViewCell) -> UIColor? {
    let isSelected = table.selectedRows.contains(indexPath) && cell.selectionStyle != .none
    return isSelected
      ? .systemGray4 : cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
  }

  /// Whether the views of the app fill the cell.
  private func drawsItself(_ cell: UITableViewCell) -> Bool {
    cell.contentConfiguration.map { $0 is any RowHosting } ?? (cell.textLabel?.text == nil)
  }

  @ViewBuilder private func content(of cell: UITableViewCell) -> some View {
    if let configuration = cell.contentConfiguration as? UIListContentConfiguration {
      CellTexts(configuration: configuration)
    } else if let hosted = cell.contentConfiguration as? any RowHosting {
      hosted.rowContent(look.list)
    } else if let view = cell.contentConfiguration?.makeContentView() {
      UIViewPicture(view)
    } else if let text = cell.textLabel?.text {
      CellTexts(configuration: configuration(of: cell, text))
    } else {
      RepresentableLayout(of: UITableViewCell.self) { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: height(of: cell, width: width))
      } content: {
        if let tree = cell.touchedTree { tree } else { UIViewPicture(cell) }
      }
    }
  }

  /// The image and the texts of a cell in a style of the system.
  private func configuration(of cell: UITableViewCell, _ text: String) -> UIListContentConfiguration
  {
    let isBeside = cell.style == .value1 || cell.style == .value2
    var configuration = isBeside ? UIListContentConfiguration.valueCell() : .cell()
    configuration.image = cell.imageView?.image
    (configuration.text, configuration.secondaryText) = (text, cell.detailTextLabel?.text)
    return configuration
  }

  /// The height that the delegate or the table sets; nil for that of the content.
  private var setHeight: CGFloat? {
    let height = delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    return height >= 0 ? height : nil
  }

  /// The height that the delegate or the table sets, or that the constraints of the cell ask for.
  private func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    if let setHeight { return setHeight }
    let fitting = cell.contentView.fittingSize(width: width, height: nil)?.height ?? 0
    return max(fitting, 44)  // Measurements.md#list-row-height
  }

  @ViewBuilder private func accessory(of cell: UITableViewCell) -> some View {
    if let view = cell.accessoryView {
      let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
      UIViewPicture(view).frame(width: max(size.width, 0), height: max(size.height, 0))
    } else {
      switch cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator:
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
          .padding(.trailing, drawsItself(cell) ? 16 : 0)
      case .checkmark:
        Spacer(minLength: 0)
        Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
      case .detailButton, .detailDisclosureButton:
        Spacer(minLength: 0)
        Image(systemName: "info.circle").imageScale(.large).foregroundStyle(.tint)
      }
    }
  }
}

extension SystemLook.List {
  /// The least height of the content of a row between its insets.
  fileprivate var rowContentHeight: CGFloat { rowHeight - rowInsets.top - rowInsets.bottom }
}
