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
  var parts: [ContiguousArray<GeometricNode>] = [[], [], []]

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
