import Foundation

extension View {
  /// Adds an action that runs when the view is tapped a number of times.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(GestureModifier(gesture: TapGesture(count: count).onEnded { _ in action() }))
  }

  /// Adds an action for a number of taps, which receives the location in a space given by a
  /// `CoordinateSpace`.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded {
          action($0.location)
        }))
  }

  /// Adds an action for a number of taps, which receives the location in a space given by a
  /// `CoordinateSpaceProtocol`.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
