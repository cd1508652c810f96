import Foundation

/// The tap gesture of rows and headers.
///
/// 1. Gestures in the row have precedence.
/// 2. A tap on a row triggers the buttons that accept taps on the whole row. Without such buttons,
///    it selects the row; a list with multiple selection must be in edit mode for that.
/// 3. A tap on the header of a collapsible section expands or collapses the section.
extension ListRowNode: GestureHost {
  var priority: GesturePriority { .normal }

  /// A row without a tap action leaves taps to the views around it.
  var mask: GestureMask { tapAction == nil ? .subviews : .all }

  private var tapAction: (() -> Void)? {
    if role == .header, look.kind == .sidebar, let isExpanded = environment.listSectionIsExpanded {
      return { isExpanded.wrappedValue.toggle() }
    }
    let buttons = role == .row ? buttons(in: self) : []
    if !buttons.isEmpty { return { for press in buttons { press() } } }
    guard let selection, selectionValue != nil, look.isEditing || !selection.allowsSeveral else {
      return nil
    }
    return { [weak self] in _ = self?.select() }
  }

  /// Returns the actions of the buttons that a tap on the row triggers.
  private func buttons(in node: GeometricNode) -> [() -> Void] {
    var presses = node.keyedChildren.flatMap { buttons(in: $0) }
    if let button = node as? GestureNode<PressableGesture<PressGesture>>,
      button.modifier.gesture.content.answersForRow, button.environment.values.isEnabled
    {
      presses.append(button.modifier.gesture.pressed)
    }
    return presses
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
