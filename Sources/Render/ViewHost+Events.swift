import Foundation
import SystemIntegration
import ViewCore

/// Events of the system and of a hardware keyboard.
extension ViewHost {
  /// Opens the app with a URL: runs the `onOpenURL` actions of all views on the screen.
  ///
  /// - Returns: Whether there is such an action.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    typealias Action = (URL) -> Void
    let actions = viewGraph.hostAttributes("onOpenURL", as: Action.self)
    actions.forEach { $0.payload(url) }
    viewGraph.update()
    return !actions.isEmpty
  }

  /// Presses a key of a hardware keyboard and lifts it.
  ///
  /// 1. The `onKeyPress` actions receive the key, the last one in tree order first, until one
  ///    handles it.
  /// 2. Otherwise the control with that `keyboardShortcut` is tapped.
  ///
  /// - Returns: Whether an action or a control used the key.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let press = KeyPress(phase: .down, key: key, modifiers: modifiers)
    let actions = viewGraph.hostAttributes("onKeyPress", as: KeyPressAction.self)
    defer { viewGraph.update() }
    if actions.reversed().contains(where: { $0.payload(press) == .handled }) { return true }
    let control = viewGraph.hostAttributes("keyboardShortcut", as: KeyboardShortcut.self)
      .first { $0.payload.key == key && $0.payload.modifiers == modifiers }
    guard let frame = control?.node.visibleFrame, !frame.isNull, !frame.isEmpty else {
      return false
    }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }
}
