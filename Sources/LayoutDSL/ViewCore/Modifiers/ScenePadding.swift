import Foundation

extension View {
  /// Adds the padding of a scene to some edges of the view: 16 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 16)
  }

  /// Adds a kind of scene padding to some edges of the view; every kind is 16 points.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all)
    -> some View
  {
    self.padding(edges, 16)
  }
}

/// The padding that a scene keeps around its content.
public struct ScenePadding: Equatable, Sendable {
  /// The minimum padding of a scene.
  public static let minimum = ScenePadding()
}
