extension View {
  /// Sets the value that identifies the view in a selection.
  ///
  /// With `includeOptional`, it also identifies the view in a selection of an optional value.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includesOptional: includeOptional))
  }
}

extension ContainerValues {
  private struct Tag<V: Hashable> {
    let value: V
  }
  private enum TagKey<V: Hashable>: ContainerValueKey {
    static var defaultValue: Tag<V>? { nil }
  }

  /// Returns the tag of the view of a type; nil if it has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self]?.value }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  fileprivate mutating func setTag<V: Hashable>(_ tag: V) {
    self[TagKey<V>.self] = Tag(value: tag)
  }
}

nonisolated struct TagModifier<V: Hashable>: NodeModifier {
  typealias Node = TagNode<V>
  let tag: V
  let includesOptional: Bool
}

final class TagNode<V: Hashable>: UnaryNode<TagModifier<V>> {
  override func update(_ new: TagModifier<V>, inputs: _ViewInputs) {
    environment = inputs.environment
    let isSame = new.tag == modifier.tag
    modifier = new
    // Containers that read the tag update their list of children.
    if !isSame { parent?.childListChanged() }
  }

  override var containerValues: ContainerValues {
    var values = super.containerValues
    values.setTag(modifier.tag)
    if modifier.includesOptional { values.setTag(Optional(modifier.tag)) }
    return values
  }

  override package var kindName: String { "tag" }

  override package var summary: String { "\(modifier.tag)" }
}
