import Foundation

extension View {
  /// Calls an action when a finger has stayed on the view, and another whenever it comes and goes.
  ///
  /// - Parameters:
  ///   - minimumDuration: Seconds the finger has to stay.
  ///   - maximumDistance: How far it may move meanwhile, in points.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressableGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        pressing: onPressingChanged, pressed: action))
  }

  /// Calls an action when a finger has stayed on the view, and another whenever it comes and goes.
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
