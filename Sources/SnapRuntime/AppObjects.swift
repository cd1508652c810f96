import Render
import ViewCore

/// The observable objects that an app places in the environment of its views.
@MainActor final class AppObjects {
  private let makeWindow: () throws -> ViewHost
  /// The window keeps the state of the app, and so the objects; nil until one is needed.
  private var window: ViewHost?
  private var objects: [ObjectIdentifier: Any]?

  /// Creates the objects of the app with a window, which is made when the first one is needed.
  init(makeWindow: @escaping () throws -> ViewHost) {
    self.makeWindow = makeWindow
  }

  /// Returns the object of a type; nil if no view of the window has one in its environment.
  func object(of type: Any.Type) -> AnyObject? {
    if objects == nil {
      // The views of the window itself find none.
      objects = [:]
      window = try? makeWindow()
      window?.viewGraph.update()
      window?.viewGraph.root.children.forEach(collect)
    }
    return objects?[ObjectIdentifier(type)].map { $0 as AnyObject }
  }

  private func collect(from node: GeometricNode) {
    objects?.merge(node.environment.storage.custom) { outer, _ in outer }
    node.children.forEach(collect)
  }
}
