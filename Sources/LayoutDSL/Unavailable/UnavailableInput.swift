// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for pointers, keyboards and focus of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Any) -> Void
  ) -> Self { self }
  nonisolated public func onKeyPress(
    _ key: _UnavailableOption, action: @escaping () -> _UnavailableOption
  ) -> Self { self }
  nonisolated public func onKeyPress(
    _ key: _UnavailableOption,
    phases: _UnavailableOption,
    action: @escaping (Any) -> _UnavailableOption
  ) -> Self { self }
  nonisolated public func onKeyPress(
    phases: _UnavailableOption = [], action: @escaping (Any) -> _UnavailableOption
  ) -> Self { self }
  nonisolated public func onKeyPress(
    keys: _UnavailableOption,
    phases: _UnavailableOption = [],
    action: @escaping (Any) -> _UnavailableOption
  ) -> Self { self }
  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: _UnavailableOption = [],
    action: @escaping (Any) -> _UnavailableOption
  ) -> Self { self }
  nonisolated public func keyboardShortcut(_ key: _UnavailableOption) -> Self { self }
  nonisolated public func keyboardShortcut(
    _ key: _UnavailableOption, modifiers: _UnavailableOption
  ) -> Self { self }
  nonisolated public func focusable(_ isFocusable: Bool = true) -> Self { self }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: _UnavailableOption
  ) -> Self { self }
  nonisolated public func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
  ) -> Self { self }
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  nonisolated public func focusSection() -> Self { self }
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> Self { self }
  nonisolated public func defaultFocus(
    _ binding: Any, _ value: some Hashable, priority: _UnavailableOption = []
  ) -> Self { self }
  nonisolated public func focusedObject(_ object: Any) -> Self { self }
  nonisolated public func focusedSceneObject(_ object: Any) -> Self { self }
  nonisolated public func focusedValue(_ object: Any) -> Self { self }
  nonisolated public func focusedSceneValue(_ object: Any) -> Self { self }
  nonisolated public func onMoveCommand(
    perform action: ((_UnavailableOption) -> Void)?
  ) -> Self { self }
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> Self { self }
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (Any) -> Void
  ) -> Self { self }
  nonisolated public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> Self { self }
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  nonisolated public func pointerStyle(_ style: _UnavailableOption?) -> Self { self }
  nonisolated public func sensoryFeedback(
    _ feedback: _UnavailableOption, trigger: some Equatable
  ) -> Self { self }
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: _UnavailableOption, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> Self { self }
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> _UnavailableOption?
  ) -> Self { self }
}
