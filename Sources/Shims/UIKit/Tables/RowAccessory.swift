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
          table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: indexPath)
        }
    }
    if type == .disclosureIndicator || type == .detailDisclosureButton {
      Image(systemName: "chevron.forward")
        .font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
    }
  }
}

/// The control at the leading edge of a row while the table is edited.
struct EditingControl: View {
  let table: UITableView
  let indexPath: IndexPath
  /// The distance from the edge of the row.
  let inset: CGFloat

  var body: some View {
    let style = table.editingStyle(at: indexPath)
    if table.allowsMultipleSelectionDuringEditing {
      let isSelected = table.selectedRows.contains(indexPath)
      symbol(isSelected ? "checkmark.circle.fill" : "circle")
        .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
    } else if style == .delete {
      symbol("minus.circle.fill").foregroundStyle(.white, .red)
    } else if style == .insert {
      symbol("plus.circle.fill").foregroundStyle(.white, .green)
        .onTapGesture {
          table.dataSource?.tableView(table, commit: .insert, forRowAt: indexPath)
        }
    }
  }

  private func symbol(_ name: String) -> some View {
    Image(systemName: name).imageScale(.large)
      .padding(.leading, inset).padding(.trailing, 16)
  }
}
