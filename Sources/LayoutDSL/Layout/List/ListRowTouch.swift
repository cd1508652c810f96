import Foundation

/// A tap on a row selects it; a tap on the header of a section that can be closed opens or closes
/// it. What is inside the row comes first.
extension ListRowNode: GestureHost {
  var priority: GesturePriority { .normal }

  /// A row that a tap means nothing to leaves it to the views around.
  var mask: GestureMask { tapAction == nil ? .subviews : .all }

  private var tapAction: (() -> Void)? {
    if role == .header, look.kind == .sidebar, let isExpanded = environment.listSectionIsExpanded {
      return { isExpanded.wrappedValue.toggle() }
    }
    guard let selection, selectionValue != nil, look.isEditing || !selection.allowsSeveral else {
      return nil
    }
    return { [weak self] in _ = self?.select() }
  }

  var phaseKind: GesturePhaseKind { tap.phase.kind }
  var yieldsToWaiting: Bool { tap.yieldsToWaiting }

  func handle(_ event: TouchEvent) {
    tap.handle(event, in: context)
    if case .ended = tap.phase, let tapAction { context.perform(tapAction) }
  }

  func cancelGesture() { tap.cancel(in: context) }

  func resetGesture() {
    tap.reset()
    context.reset()
  }
}
