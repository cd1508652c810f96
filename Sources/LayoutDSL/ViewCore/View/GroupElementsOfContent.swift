extension Group {
  /// Creates a view from the subviews that another view resolves to.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(of: GroupElementsOfContent(base: view, transform: transform, remakes: true))
  }

  /// Creates a view from the subviews that another view resolves to in the environment of the
  /// group.
  ///
  /// Unlike with `init(subviews:transform:)`, a subview is not made again when it is placed in
  /// another environment.
  nonisolated package init<Base: View, Result: View>(
    reading view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(of: GroupElementsOfContent(base: view, transform: transform, remakes: false))
  }
}

/// A view made from the subviews that another view resolves to.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: StructuralView {
  let base: Subviews
  let transform: (SubviewsCollection) -> Content
  let remakes: Bool

  /// Makes the nodes of the base view and those of the result.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeSubviews(of: view.base, remakes: view.remakes, result: view.transform)
  }

  /// The number of views of the result.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}
