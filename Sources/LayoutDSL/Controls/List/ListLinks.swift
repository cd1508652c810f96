import ViewCore

/// Lets the links of a list in a column of a split view select values.
final class ListLinks {
  /// Selects a value and pushes the next column; returns false for a value of a type that is not
  /// the list's.
  var select: (AnyHashable) -> Bool = { _ in false }

  nonisolated init() {}

  func connected(to selection: ListSelection?, in column: SplitColumn?) -> ListLinks {
    select = {
      guard let selection, let showsNext = column?.showsNext, selection.selectOnly($0) else {
        return false
      }
      showsNext()
      return true
    }
    return self
  }
}

extension EnvironmentValues {
  private enum ListLinksKey: EnvironmentKey {
    static var defaultValue: ListLinks? { nil }
  }

  /// The links of the enclosing list; nil outside of lists.
  var listLinks: ListLinks? {
    get { self[ListLinksKey.self] }
    set { self[ListLinksKey.self] = newValue }
  }
}

extension ContainerValues {
  private enum LinkValueKey: ContainerValueKey {
    static var defaultValue: AnyHashable? { nil }
  }

  /// The value of a navigation link, which selects its row unless the row has a tag; nil for other
  /// views.
  var linkValue: AnyHashable? {
    get { self[LinkValueKey.self] }
    set { self[LinkValueKey.self] = newValue }
  }
}
