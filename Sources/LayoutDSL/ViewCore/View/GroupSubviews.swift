extension Group {
  /// Creates a view from the views that another one comes to.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform, remakes: true))
  }

  /// Creates a view from the views that another one comes to, each as it is made in the environment
  /// of the group, wherever it is put.
  nonisolated package init<Base: View, Result: View>(
    reading view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(base: view, transform: transform, remakes: false))
  }
}

/// A view made from the views that another one comes to.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: StructuralView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
  let remakes: Bool

  /// Makes the nodes of the other view, and those of what is made from it.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeSubviews(of: view.base, remakes: view.remakes, result: view.transform)
  }

  /// As many views as the result.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}
