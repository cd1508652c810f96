extension View {
  /// Gives the view a value by which a picker tells it from others.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(ContainerValueModifier { $0[TagKey.self] = AnyHashable(tag) })
  }
}

private enum TagKey: ContainerValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension ContainerValues {
  /// The tag of the view, if it is of some type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    self[TagKey.self]?.base as? V
  }

  /// Whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }
}

extension Subview {
  /// The tag of the view or, in a `ForEach`, the identity of its element, if it is of some type.
  func selectionValue<V: Hashable>(of type: V.Type) -> V? {
    if let tag = containerValues.tag(for: type) { return tag }
    for name in node.names {
      if let value = name.base as? V { return value }
    }
    return nil
  }
}
