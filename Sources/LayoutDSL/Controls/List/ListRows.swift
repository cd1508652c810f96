import Foundation
import ViewCore

/// The behaviour of a list, which puts a `ListRow` around each view of its lazy stack.
struct ListRows: LazyRowBehavior {
  var look: ListMetrics
  /// The selected rows; nil if rows cannot be selected.
  var selection: ListSelection?

  var modifiers: LazyModifiers {
    LazyModifierLayer(ListRowModifier(look: look), outer: nil)
  }

  func rowEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.listRowRole = .row
    return environment
  }

  func headerEnvironment(
    _ environment: EnvironmentValues, isExpanded: Binding<Bool>?
  ) -> EnvironmentValues {
    var environment = environment.inList(look, as: .header)
    environment.listSectionIsExpanded = isExpanded
    return environment
  }

  func footerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.inList(look, as: .footer)
  }

  func groupDistance(in environment: EnvironmentValues) -> CGFloat? {
    environment.listSection.spacing
  }

  func looksLike(_ other: any LazyRowBehavior) -> Bool {
    (other as? ListRows)?.look == look
  }

  /// Records in each row whether it is the first or last of its group.
  func rowsWerePlaced(_ placements: [LazyPlacement], by walk: LazyWalk) {
    var previous: ListRow?
    for placement in placements {
      guard let row = (placement.node as? ListRow.Node)?.behavior, row.role == .row else {
        previous = nil
        continue
      }
      (row.isFirst, row.isLast) = walk.groupEnds(of: placement)
      row.next = nil
      previous?.next = row
      previous = row
    }
  }
}
