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

extension ForEachSectionCollection: DeferredSubviews {
  func resolved(_ subviews: SubviewsCollection) -> Self {
    var copy = self
    copy.source = nil
    copy.sections = SectionCollection(nodes: subviews.nodes)
    return copy
  }
}
