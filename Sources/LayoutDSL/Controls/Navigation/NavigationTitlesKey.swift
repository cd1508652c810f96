import ViewCore

/// The titles of the screens of a stack, keyed by the number of screens below.
enum NavigationTitlesKey: PreferenceKey {
  static var defaultValue: [Int: Text] { [:] }

  static func reduce(value: inout [Int: Text], nextValue: () -> [Int: Text]) {
    value.merge(nextValue()) { $1 }
  }
}
