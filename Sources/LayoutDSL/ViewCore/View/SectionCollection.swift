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

/// A section that a view resolves to, for use in a container.
///
/// As a view, it shows the section.
nonisolated public struct SectionConfiguration: StructuralView, Identifiable {
  /// The identity of a section, which lasts as long as the section or, without one, its first view.
  public struct ID: Hashable {
    let node: ObjectIdentifier
  }

  /// The identity of the section.
  public let id: ID
  fileprivate var parts: [ContiguousArray<GeometricNode>] = [[], [], []]

  /// The views of the header.
  public var header: SubviewsCollection { SubviewsCollection(nodes: parts[0]) }
  /// The views of the content.
  public var content: SubviewsCollection { SubviewsCollection(nodes: parts[1]) }
  /// The views of the footer.
  public var footer: SubviewsCollection { SubviewsCollection(nodes: parts[2]) }

  /// The container values of the first view of the content.
  public var containerValues: ContainerValues {
    parts[1].first?.containerValues ?? ContainerValues()
  }

  /// Makes the nodes of the section.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    typealias Whole = Section<SubviewsCollection, SubviewsCollection, SubviewsCollection>
    Whole._makeView(
      Whole(header: view.header, content: view.content, footer: view.footer), inputs: &inputs)
  }

  /// Nil: a section never counts as one view.
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

/// The node of a section outside lists and lazy containers.
final class SectionNode: ViewNode {
  override init(inputs: _ViewInputs) {
    super.init(inputs: inputs)
  }

  func update<Header: View, Content: View, Footer: View>(
    _ section: Section<Header, Content, Footer>, inputs: _ViewInputs
  ) {
    environment = inputs.environment
    var inner = _ViewInputs(parent: self, environment: environment)
    let header = inner.structuralNode(kind: .content)
    if !environment.isInMenu {
      header.makeContent(section.header, inputs: inner)
    } else {
      var small = environment
      small.font = .footnote
      small.styles.foreground = AnyShapeStyle(.secondary)
      inner.withEnvironment(small) { header.makeContent(section.header, inputs: $0) }
    }
    inner.makeSectionContent(of: section)
    inner.structuralNode(kind: .content).makeContent(section.footer, inputs: inner)
    inner.finish()
  }

  override package var kindName: String { "Section" }
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
