import Foundation

extension View {
  /// Adds an action for a long press, and another that runs when a press begins or ends.
  ///
  /// - Parameters:
  /// - minimumDuration: The time that the finger has to stay down, in seconds.
  /// - maximumDistance: The distance that the finger may move meanwhile, in points.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressableGesture(
          content: LongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          pressing: onPressingChanged, pressed: action)))
  }

  /// Adds an action for a long press, preceded by one that runs when a press begins or ends.
  @available(*, deprecated, message: "Use the overload with `onPressingChanged` instead.")
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
