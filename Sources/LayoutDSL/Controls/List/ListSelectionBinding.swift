import ViewCore

/// A binding to the selection of a list.
enum ListSelectionBinding<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  init?(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    self = .one(binding)
  }

  init?(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    self = .several(binding)
  }

  /// The current selection.
  var selection: ListSelection {
    switch self {
    case .one(let binding): ListSelection(binding)
    case .several(let binding): ListSelection(binding)
    }
  }
}
