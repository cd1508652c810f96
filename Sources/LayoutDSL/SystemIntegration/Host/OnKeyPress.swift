import Foundation
import ViewCore

/// The action of `onKeyPress`.
package typealias KeyPressAction = (KeyPress) -> KeyPress.Result

// `ViewHost.press(_:modifiers:)` presses the keys.
extension View {
  /// Adds an action for a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Adds an action for phases of a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Adds an action for several keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let names = keys.map(\.character.debugDescription).sorted().joined(separator: ", ")
    let handler: KeyPressAction = {
      phases.contains($0.phase) && keys.contains($0.key) ? action($0) : .ignored
    }
    return hostAttribute(names, payload: handler)
  }

  /// Adds an action for the keys that type characters of a set.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let handler: KeyPressAction = { press in
      let matches = press.characters.unicodeScalars.allSatisfy { characters.contains($0) }
      return phases.contains(press.phase) && matches ? action(press) : .ignored
    }
    return hostAttribute("characters", payload: handler)
  }

  /// Adds an action for all keys.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    let handler: KeyPressAction = { phases.contains($0.phase) ? action($0) : .ignored }
    return hostAttribute("all keys", payload: handler)
  }
}
