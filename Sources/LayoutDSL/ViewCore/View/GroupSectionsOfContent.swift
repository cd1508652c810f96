/// A view made from the sections that another view resolves to.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: StructuralView {
  let base: Sections
  let transform: (SectionCollection) -> Content

  /// Makes the nodes of the base view and those of the result.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    inputs.makeSubviews(of: view.base) { view.transform(SectionCollection(nodes: $0.nodes)) }
  }

  /// The number of views of the result.
  nonisolated public static func _viewListCount() -> Int? { Content._viewListCount() }
}

extension Group {
  /// Creates a view from the sections that another view resolves to.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(of: GroupSectionsOfContent(base: view, transform: transform))
  }
}
