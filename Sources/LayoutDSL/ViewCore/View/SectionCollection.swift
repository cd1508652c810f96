/// The sections that a view resolves to, in order; consecutive views outside any section form a
/// section of their own.
///
/// As a view, it shows all sections.
nonisolated public struct SectionCollection: RandomAccessCollection, StructuralView {
  let sections: [SectionConfiguration]

  /// The first position.
  public var startIndex: Int { 0 }
  /// The position past the end.
  public var endIndex: Int { sections.count }
  /// The section at a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }

  /// Makes the nodes of all sections.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias All = ForEach<SectionCollection, SectionConfiguration.ID, SectionConfiguration>
    All._makeView(All(view) { $0 }, inputs: &inputs)
  }

  /// Nil, because the count depends on the value.
  nonisolated public static func _viewListCount() -> Int? { nil }
}

extension SectionCollection {
  /// Groups views into sections by the section nodes in which they were made.
  init(nodes: ContiguousArray<GeometricNode>) {
    var sections: [SectionConfiguration] = []
    var current: SectionNode?
    for node in nodes {
      let (section, part) = node.section
      if sections.isEmpty || section !== current {
        current = section
        let owner: ViewNode = section ?? node
        sections.append(SectionConfiguration(id: .init(node: ObjectIdentifier(owner))))
      }
      sections[sections.count - 1].parts[part].append(node)
    }
    self.sections = sections
  }
}

extension GeometricNode {
  /// The innermost section in which the view was made and the index of its part; views outside any
  /// section count as content.
  fileprivate var section: (node: SectionNode?, part: Int) {
    var view = self
    while let wrapped = view.wrappedNode { view = wrapped }
    var node: ViewNode = view
    while let parent = node.parent, parent.asGeometric == nil {
      if let section = parent as? SectionNode {
        return (section, section.slots.firstIndex { $0 === node } ?? 1)
      }
      node = parent
    }
    return (nil, 1)
  }
}

extension EnvironmentValues {
  private enum IsInMenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in an open menu, which shows small headers.
  package var isInMenu: Bool {
    get { self[IsInMenuKey.self] }
    set { self[IsInMenuKey.self] = newValue }
  }
}
