extension Group {
  /// Creates a view from the sections that another view resolves to.
  nonisolated public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(of: GroupSectionsOfContent(base: view, transform: transform))
  }
}

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

extension ForEach where Content: View {
  /// Creates a view for each section that another view resolves to.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(source: view), id: { section, _ in section.id },
      content: content)
  }
}

/// The collection of a `ForEach` over the sections of a view.
///
/// It is empty until the nodes of the source view have been made.
nonisolated public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  /// The source view; nil once the sections are resolved.
  private(set) var source: (any View)?
  private var sections = SectionCollection(nodes: [])

  init(source: any View) {
    self.source = source
  }

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEachSectionCollection: DeferredSubviews {
  func resolved(_ subviews: SubviewsCollection) -> Self {
    var copy = self
    copy.source = nil
    copy.sections = SectionCollection(nodes: subviews.nodes)
    return copy
  }
}
