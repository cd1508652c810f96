import LayoutDSL
import ViewCore

/// The rows of a table, as those of a list.
struct TableContent: View {
  let table: UITableView

  var body: some View {
    List {
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
            TableRow(table: table, indexPath: IndexPath(row: row, section: section))
          }
        } header: {
          if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
            Text(verbatim: title)
          }
        }
      }
    }
    .modifier(TableStyle(style: table.style))
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

  var body: some View {
    if let cell = table.dataSource?.tableView(table, cellForRowAt: indexPath) {
      HStack {
        content(of: cell)
        accessory(of: cell)
      }
      .contentShape(Rectangle())
      .onTapGesture {
        delegate?.tableView(table, didSelectRowAt: indexPath)
      }
      .listRowInsets(drawsItself(cell) ? EdgeInsets() : nil)
      .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      .listRowBackground(cell.backgroundColor.map { Color(uiColor: $0) })
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  /// Whether the views of the app fill the cell.
  private func drawsItself(_ cell: UITableViewCell) -> Bool {
    cell.contentConfiguration == nil && cell.textLabel?.text == nil
  }

  @ViewBuilder private func content(of cell: UITableViewCell) -> some View {
    if let configuration = cell.contentConfiguration as? UIListContentConfiguration {
      CellTexts(configuration: configuration)
    } else if let view = cell.contentConfiguration?.makeContentView() {
      UIViewPicture(view)
    } else if let text = cell.textLabel?.text {
      CellTexts(configuration: configuration(of: cell, text))
    } else {
      RepresentableLayout(of: UITableViewCell.self) { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: height(of: cell, width: width))
      } content: {
        UIViewPicture(cell)
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

  /// The height that the delegate or the table sets, or that the constraints of the cell ask for.
  private func height(of cell: UITableViewCell, width: CGFloat) -> CGFloat {
    let set = delegate?.tableView(table, heightForRowAt: indexPath) ?? table.rowHeight
    if set >= 0 { return set }
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
