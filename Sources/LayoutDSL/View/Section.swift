/// Views that belong together, with a header and a footer.
///
/// Containers that know nothing of sections show its views one after the other.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View, PrimitiveView, StructuralView
where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes the nodes of the header, the content and the footer.
  nonisolated public static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    SectionPart._makeView(SectionPart(role: .header, content: view.header), inputs: &inputs)
    SectionPart._makeView(SectionPart(role: .content, content: view.content), inputs: &inputs)
    SectionPart._makeView(SectionPart(role: .footer, content: view.footer), inputs: &inputs)
  }

  /// As many views as header, content and footer are together.
  nonisolated public static func _viewListCount() -> Int? {
    guard let header = Parent._viewListCount(), let content = Content._viewListCount(),
      let footer = Footer._viewListCount()
    else { return nil }
    return header + content + footer
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header.
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// What a part of a section is.
enum SectionRole {
  case header, content, footer
}

/// A part of a section, which containers that know of sections can tell.
nonisolated private struct SectionPart<Content: View>: StructuralView {
  let role: SectionRole
  let content: Content

  nonisolated static func _makeView(_ view: Self, inputs: inout _ViewInputs) {
    let node: SectionPartNode
    if let existing = inputs.reuse(as: SectionPartNode.self) {
      node = existing
      node.environment = inputs.environment
    } else {
      node = SectionPartNode(role: view.role, inputs: inputs)
      inputs.insert(node)
    }
    node.makeContent(view.content, inputs: inputs)
  }

  nonisolated static func _viewListCount() -> Int? { Content._viewListCount() }
}

/// The node that stands between a container and the views of one part of a section.
final class SectionPartNode: ViewNode {
  let role: SectionRole

  init(role: SectionRole, inputs: _ViewInputs) {
    self.role = role
    super.init(inputs: inputs)
  }

  override package var kindName: String { "Section.\(role)" }
}
