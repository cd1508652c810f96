/// Related views with a header and a footer.
///
/// A container without support for sections lays out the header, the content and the footer one
/// after the other.
nonisolated public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// Whether the section is expanded; nil for a section that cannot be collapsed.
  var isExpanded: Binding<Bool>?

  init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }

  /// Creates a section of rows that are not views.
  package init(header: Parent, rows: Content, footer: Footer) {
    self.init(header: header, content: rows, footer: footer)
  }
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
    guard let list = inputs.list else {
      let node: SectionNode
      if let existing = inputs.reuse(as: SectionNode.self) {
        node = existing
      } else {
        node = SectionNode(inputs: inputs)
        inputs.insert(node)
      }
      return node.update(view, inputs: inputs)
    }
    typealias Node = LazySectionNode<Parent, Content, Footer>
    if let node = inputs.reuse(as: Node.self) {
      node.update(view, list: list, inputs: inputs)
    } else {
      let node = Node(inputs: inputs)
      inputs.insert(node)
      node.update(view, list: list, inputs: inputs)
    }
  }

  /// Nil: a section never counts as one view, because containers may treat it specially.
  nonisolated public static func _viewListCount() -> Int? { nil }
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
  /// Creates a section with a localized title as its header.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a string as its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a header; the content is shown while `isExpanded` is true.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a collapsible section with a localized title as its header.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a collapsible section with a string as its header.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }
}

extension _ViewInputs {
  /// Makes the nodes of a section's content, unless the section is collapsed.
  mutating func makeSectionContent<Parent, Content: View, Footer>(
    of section: Section<Parent, Content, Footer>
  ) {
    let node = structuralNode(kind: .content)
    if let actions = environment.sectionActions {
      node.setBranch(2)
      node.makeContent(
        ContentWithActions(
          isExpanded: section.isExpanded, content: section.content, actions: actions),
        inputs: self)
    } else if let isExpanded = section.isExpanded {
      node.setBranch(1)
      node.makeContent(
        ExpandableContent(isExpanded: isExpanded, content: section.content), inputs: self)
    } else {
      node.setBranch(0)
      node.makeContent(section.content, inputs: self)
    }
  }
}

/// Content that exists while `isExpanded` is true.
nonisolated private struct ExpandableContent<Content: View>: View {
  @Binding var isExpanded: Bool
  let content: Content

  @MainActor var body: some View {
    if isExpanded { content }
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer that are views instead of closures.
  @available(*, deprecated, renamed: "Section(content:header:footer:)")
  nonisolated public init(
    header: Parent, footer: Footer, @ViewBuilder content: () -> Content
  ) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer that is a view instead of a closure.
  @available(*, deprecated, renamed: "Section(content:footer:)")
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header that is a view instead of a closure.
  @available(*, deprecated, renamed: "Section(content:header:)")
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}
