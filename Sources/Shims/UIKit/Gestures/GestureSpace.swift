import SystemIntegration
import ViewCore

/// The coordinate space of the tree of a view, which stays in place while fingers move views in it.
nonisolated struct GestureSpace: Sendable {
  /// The view at the origin of the space.
  weak var root: UIView?

  /// The space in which gestures report places.
  var coordinateSpace: CoordinateSpace {
    root.map { .named(ObjectIdentifier($0)) } ?? .local
  }

  /// Returns a point of the space in the space of a view in the tree.
  @MainActor func convert(_ point: CGPoint, to view: UIView) -> CGPoint {
    root.map { $0.convert(point, to: view) } ?? point
  }

  /// A view with the space of a tree.
  struct Origin: ViewModifier {
    let root: UIView

    func body(content: Content) -> some View {
      content.coordinateSpace(name: ObjectIdentifier(root))
        .environment(\.gestureSpace, GestureSpace(root: root))
    }
  }
}

extension EnvironmentValues {
  private enum GestureSpaceKey: EnvironmentKey {
    static var defaultValue: GestureSpace { GestureSpace() }
  }

  /// The space in which gestures of UIKit's recognizers report places.
  var gestureSpace: GestureSpace {
    get { self[GestureSpaceKey.self] }
    set { self[GestureSpaceKey.self] = newValue }
  }
}
