import Foundation

/// A position that a scroll view is to scroll to.
nonisolated enum ScrollRequest: Equatable {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)

  /// The identity of the view; nil for other positions.
  var id: AnyHashable? {
    if case .view(let id, _) = self { id } else { nil }
  }

  /// Returns the request with an anchor for its view, unless it has one.
  func anchored(_ anchor: UnitPoint?) -> ScrollRequest {
    if case .view(let id, nil) = self { .view(id, anchor) } else { self }
  }
}
