import Foundation
import ViewCore

/// A tap on a row presses its buttons or selects it; a tap on the header of a section that can be
/// closed opens or closes it. While the list is edited, a tap on the edit control of a row that can
/// be deleted reveals the action that deletes it. While another row shows its swipe actions, a finger
/// closes that row and does nothing else, other than to scroll. A long press opens the context menu
/// of the row's content. Gestures inside the row come first.
extension ListRow: GestureBehavior {
  /// A row without a tap action leaves taps to the views around it.
  var mask: GestureMask {
    if swipedRow != nil { return .gesture }
    let isDeletable = editControls(traits).leading == .delete
    return tapAction == nil && menu == nil && !isDeletable ? .subviews : .all
  }

  /// Another row of the list that shows its swipe actions.
  private var swipedRow: ListRow? { rowsOfList.first { $0 !== self && $0.swipe.isOpen } }

  private var menu: MenuHandle? { role == .row && !swipe.isOpen ? traits.contextMenu : nil }

  private var tapAction: (() -> Void)? {
    if swipe.isOpen { return { [weak self] in self?.swipe.close() } }
    if role == .header, look.kind == .sidebar, let isExpanded = environment.listSectionIsExpanded {
      return { isExpanded.wrappedValue.toggle() }
    }
    let buttons = role == .row ? buttons(in: node) : []
    if !buttons.isEmpty { return { for press in buttons { press() } } }
    guard let selection, let value = selectionValue else { return nil }
    if look.isEditing { return { [weak self] in _ = self?.select() } }
    if environment.splitColumn?.showsNext != nil, let links = environment.listLinks {
      return { _ = links.select(value) }
    }
    return selection.allowsSeveral ? nil : { [weak self] in _ = self?.select() }
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

  var phaseKind: GesturePhaseKind {
    var kinds: [GesturePhaseKind] = []
    if menu != nil { kinds.append(press.phase.kind) }
    if menu == nil || tapAction != nil { kinds.append(tap.phase.kind) }
    return kinds.contains(.ended) ? .ended : kinds.contains(.possible) ? .possible : .failed
  }

  var yieldsToWaiting: Bool { tap.yieldsToWaiting }

  func handle(_ event: TouchEvent) {
    if case .touches(let touches) = event, touches.contains(where: { $0.phase == .began }),
      let swipedRow
    {
      closesOther = true
      swipedRow.swipe.close()
    }
    if closesOther { return }
    if menu != nil { press.handle(event, in: context) }
    tap.handle(event, in: context)
    if case .ended = press.phase, let menu {
      context.perform { menu.open() }
    } else if case .ended(let point) = tap.phase {
      if isDeleteControl(at: point) {
        context.perform { [weak self] in self?.swipe.open() }
      } else if let tapAction {
        context.perform(tapAction)
      }
    }
  }

  func cancelGesture() {
    press.cancel(in: context)
    tap.cancel(in: context)
  }

  func resetGesture() {
    closesOther = false
    press.reset()
    tap.reset()
    context.reset()
  }
}
