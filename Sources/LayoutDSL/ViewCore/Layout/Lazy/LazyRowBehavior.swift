import Foundation

/// The behaviour that a list gives to the rows of its lazy stack.
package protocol LazyRowBehavior {
  /// The modifiers around each row, header and footer.
  var modifiers: LazyModifiers { get }
  func rowEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
  /// `isExpanded` is nil if the section cannot be closed.
  func headerEnvironment(
    _ environment: EnvironmentValues, isExpanded: Binding<Bool>?
  ) -> EnvironmentValues
  func footerEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues
  /// The distance between a section and its neighbours, in points; nil for that of the container.
  func groupDistance(in environment: EnvironmentValues) -> CGFloat?
  /// Whether rows have the same lengths in another behaviour.
  func looksLike(_ other: any LazyRowBehavior) -> Bool
  /// Called when the visible rows have been placed.
  func rowsWerePlaced(_ placements: [LazyPlacement], by walk: LazyWalk)
}
