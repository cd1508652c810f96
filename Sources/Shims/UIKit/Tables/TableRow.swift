import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// A row, with the content of the cell that the data source makes for it.
struct TableRow: View {
  let table: UITableView
  let indexPath: IndexPath
  let mark = EvaluationMark()
  @Environment(\.look) private var look

  var body: some View {
    if let cell = table.shownCell(at: indexPath) {
      let _ = prepare(cell)
      let height = setHeight
      let inset: CGFloat = drawsItself(cell) ? UIEdgeInsets.ofRows.left : 0
      HStack(spacing: 0) {
        if table.isEditing {
          EditingControl(
            table: table, indexPath: indexPath,
            margin: drawsItself(cell) ? 0 : look.list.rowInsets.leading)
        }
        content(of: cell).padding(.leading, indentation(of: cell))
        RowAccessory(table: table, cell: cell, indexPath: indexPath)
          .padding(.trailing, inset)
          .tint(unlessNil: cell.ownTintColor)
      }
      .frame(height: height)
      .frame(minHeight: height == nil && !drawsItself(cell) ? look.list.rowContentHeight : nil)
      .modifier(
        SeparatorPlace(
          insets: cell.ownSeparatorInset ?? table.ownSeparatorInset,
          margins: drawsItself(cell) ? EdgeInsets() : look.list.rowInsets)
      )
      .contentShape(Rectangle())
      .gesture(
        PressableGesture(content: PressGesture(yieldsToInner: true)) {
          table.userHighlights(indexPath, $0)
        } pressed: {
          table.userSelects(indexPath)
        }
      )
      .modifier(MenuOfActions(menu: menu, sender: cell))
      .modifier(RowSwipes(leading: leading, trailing: trailing))
      .onDisappear { table.didHide(cell, at: indexPath) }
      .listRowInsets(drawsItself(cell) ? EdgeInsets() : nil)
      .listRowInsets(.vertical, height == nil ? nil : 0)
      .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      // A section of a table begins without a line, other than one of a list.
      .listRowSeparator(
        table.separatorStyle == .none || table.style == .plain && indexPath.row == 0
          ? .hidden : .automatic, edges: .top
      )
      .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      .listRowBackground(background(of: cell))
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate }

  /// Gives the cell the state of the table, and tells it that it is shown.
  private func prepare(_ cell: UITableViewCell) {
    let style = table.isEditing ? table.editingStyle(at: indexPath) : .none
    if cell.isEditing != table.isEditing || cell.editingStyle != style {
      cell.editingStyle = style
      cell.setEditing(table.isEditing, animated: false)
    }
    cell.updateConfigurationIfNeeded()
    cell.drawsBackgroundColor = false
  }

  /// The menu that a long press opens.
  private var menu: UIMenu? {
    delegate?.tableView(table, contextMenuConfigurationForRowAt: indexPath, point: .zero)?.menu
  }

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
    if let actions = delegate?.tableView(table, editActionsForRowAt: indexPath) {
      return UISwipeActionsConfiguration(actions: actions.map { $0.contextual(at: indexPath) })
    }
    guard let source = table.dataSource, source.tableView(table, canEditRowAt: indexPath),
      (delegate?.tableView(table, editingStyleForRowAt: indexPath) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: indexPath)
    let delete = UIContextualAction(style: .destructive, title: title ?? "Delete") { _, _, done in
      table.userDeletes(indexPath)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// The background of the row with the corners of the cell; nil for that of a list.
  private func background(of cell: UITableViewCell) -> AnyView? {
    guard let fill = fill(of: cell) else { return nil }
    return cell.layer.cornerRadius > 0
      ? AnyView(fill.clipShape(LayerOutline(view: cell))) : fill
  }

  private func fill(of cell: UITableViewCell) -> AnyView? {
    if table.selectedRows.contains(indexPath) || table.highlightedRow == indexPath,
      cell.selectionStyle != .none, !table.isEditing
    {
      return cell.selectedBackgroundView.map { AnyView(UIViewPicture($0)) }
        ?? AnyView(Color(uiColor: .systemGray4))
    }
    if let view = cell.backgroundView { return AnyView(UIViewPicture(view)) }
    let color = cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
    return (color ?? table.rowColor).map { AnyView(Color(uiColor: $0)) }
  }

  private func indentation(of cell: UITableViewCell) -> CGFloat {
    CGFloat(max(cell.indentationLevel, 0)) * cell.indentationWidth
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
    } else if let configuration = cell.styledContent {
      CellTexts(configuration: configuration)
    } else {
      RepresentableLayout(of: UITableViewCell.self) { proposal in
        let width = proposal.replacingUnspecifiedDimensions().width
        return CGSize(width: width, height: height(of: cell, width: width))
      } content: {
        ShownTree(of: cell)
      }
      // The line begins where the margin of the content does.
      .alignmentGuide(.listRowSeparatorLeading) { _ in UIEdgeInsets.ofRows.left }
    }
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
}

/// The ends of the line below a row, which the app sets from the edges of the cell.
private struct SeparatorPlace: ViewModifier {
  /// The insets of the line; nil for those of the content.
  let insets: UIEdgeInsets?
  /// The distances of the content from the edges of the cell.
  let margins: EdgeInsets

  /// Any inset that is wider than a screen hides the line.
  private static let widest: CGFloat = 10_000

  func body(content: Content) -> some View {
    if let insets {
      content
        .alignmentGuide(.listRowSeparatorLeading) { _ in
          min(insets.left, Self.widest) - margins.leading
        }
        .alignmentGuide(.listRowSeparatorTrailing) {
          $0.width + margins.trailing - min(insets.right, Self.widest)
        }
    } else {
      content
    }
  }
}
