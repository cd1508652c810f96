import Foundation

extension View {
  /// Puts the scene's space around the view: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Puts a space of the scene around the view: 16 points.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  {
    self.padding(edges, 16)
  }
}

/// The space that a scene keeps around its content.
public struct ScenePadding: Equatable, Sendable {
  /// The least space that content should have around it.
  public static let minimum = ScenePadding()
}
