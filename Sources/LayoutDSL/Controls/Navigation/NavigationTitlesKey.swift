import ViewCore

/// The title of a screen of a stack.
nonisolated struct ScreenTitle: Equatable {
  var text: Text?
  /// Whether the title is in the bar, as are those of the screens above with an automatic mode.
  var isInline: Bool
}

/// The titles of the screens of a stack, keyed by the number of screens below; a screen without a
/// title and with a large mode is left out.
enum NavigationTitlesKey: PreferenceKey {
  static var defaultValue: [Int: ScreenTitle] { [:] }

  static func reduce(value: inout [Int: ScreenTitle], nextValue: () -> [Int: ScreenTitle]) {
    value.merge(nextValue()) { $1 }
  }
}
