extension View {
  /// Sets the value by which a container tells the view apart: a picker its choices, a canvas its
  /// symbols.
  ///
  /// An optional choice of the tag's type matches as well, if `includeOptional` is set.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      ContainerValueModifier {
        $0.tag = ViewTag(value: AnyHashable(tag), type: V.self, matchesOptional: includeOptional)
      })
  }
}

/// What `tag` sets.
struct ViewTag {
  let value: AnyHashable
  let type: Any.Type
  let matchesOptional: Bool
}

private enum TagKey: ContainerValueKey {
  static var defaultValue: ViewTag? { nil }
}

extension ContainerValues {
  var tag: ViewTag? {
    get { self[TagKey.self] }
    set { self[TagKey.self] = newValue }
  }

  /// The tag of the view if it is of a type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tag.flatMap { $0.value.base as? V }
  }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    guard let own = self.tag, own.matchesOptional || own.type == V.self else { return false }
    // Once type-erased, an optional equals what it wraps.
    return own.value == AnyHashable(tag)
  }
}
