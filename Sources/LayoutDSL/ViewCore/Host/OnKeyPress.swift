import Foundation

/// A key that is pressed on a hardware keyboard.
nonisolated public struct KeyPress: Sendable {
  /// The phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1 << 0)
    /// The key repeats while it is down.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key goes up.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The outcome of an action for a key.
  public enum Result: Sendable {
    /// The action used the key.
    case handled
    /// Other views receive the key.
    case ignored
  }

  /// The phase.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The keys that are held down as well.
  public let modifiers: EventModifiers

  package init(phase: Phases, key: KeyEquivalent, modifiers: EventModifiers) {
    self.phase = phase
    self.key = key
    characters = String(key.character)
    self.modifiers = modifiers
  }
}

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
