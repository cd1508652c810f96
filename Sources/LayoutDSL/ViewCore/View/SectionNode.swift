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
