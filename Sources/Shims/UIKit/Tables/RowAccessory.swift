import Foundation
import LayoutDSL
import SystemIntegration
import ViewCore

/// The view or the symbols at the trailing edge of a row, and their distance from its content.
struct RowAccessory: View {
  let table: UITableView
  let cell: UITableViewCell
  let indexPath: IndexPath

  var body: some View {
    if let view = table.isEditing ? cell.editingAccessoryView : cell.accessoryView {
      let _ = view.inheritTint(cell.ownTintColor)
      let size = view.bounds.size == .zero ? view.intrinsicContentSize : view.bounds.size
      UIViewPicture(view).frame(width: max(size.width, 0), height: max(size.height, 0))
        .padding(.leading, 8)
    } else {
      let type = table.isEditing ? cell.editingAccessoryType : cell.accessoryType
      if type != .none {
        HStack(spacing: 16) { symbols(of: type) }.padding(.leading, 8)
      }
    }
  }

  @ViewBuilder private func symbols(of type: UITableViewCell.AccessoryType) -> some View {
    if type == .checkmark {
      Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
    }
    if type == .detailButton || type == .detailDisclosureButton {
      Image(systemName: "info.circle").imageScale(.large).foregroundStyle(.tint)
        .contentShape(Rectangle().inset(by: -8))
        .onTapGesture {
          table.delegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
    }
  }
}

/// The control at the leading edge of a row while the table is edited, unless it is the one that
/// deletes the row, which the row of the list has itself.
struct EditingControl: View {
  let table: UITableView
  let indexPath: IndexPath
  /// The distance of the content from the edge of the row.
  let margin: CGFloat

  var body: some View {
    if table.allowsMultipleSelectionDuringEditing {
      if table.canEdit(indexPath) {
        let isSelected = table.selectedRows.contains(indexPath)
        if isSelected {
          room { symbol("checkmark.circle.fill").foregroundStyle(.white, .tint) }
        } else {
          room { symbol("circle").foregroundStyle(Color(uiColor: .systemGray3)) }
        }
      }
    } else {
      switch table.editingStyle(at: indexPath) {
      case .delete: EmptyView()
      case .insert:
        room {
          symbol("plus.circle.fill").foregroundStyle(.white, .green)
            .contentShape(Rectangle().inset(by: -8))
            .onTapGesture {
              table.dataSource?.tableView(table, commit: .insert, forRowAt: indexPath)
            }
        }
      case .none:
        if table.indentsWithoutControl(indexPath) { room { Color.clear.frame(height: 1) } }
      }
    }
  }

  /// The area that the content yields to a control.
  private func room(@ViewBuilder _ control: () -> some View) -> some View {
    control()
      .offset(x: EditControl.inset - margin)
      .frame(width: EditControl.leadingRoom, alignment: .leading)
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).resizable()
      .frame(width: EditControl.diameter, height: EditControl.diameter)
  }
}
