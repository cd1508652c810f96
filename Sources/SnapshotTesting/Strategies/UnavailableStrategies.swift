// Strategies of swift-snapshot-testing that do not exist here: a suite that uses one learns at the
// call what to use instead.

extension Snapshotting where Format == String {
  /// Not supported: the controllers in a controller.
  @available(
    *, unavailable,
    message: "use .recursiveDescription for the views, or .layout of a SwiftUI view for its frames"
  )
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Not supported: the elements of a path.
  @available(*, unavailable, message: "show the path in a view, and use .image or .layout")
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}
