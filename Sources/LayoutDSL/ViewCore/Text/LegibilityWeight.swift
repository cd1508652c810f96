/// The user's preferred text weight.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text has the weight of its font.
  case regular
  /// All text is bold.
  case bold
}

extension EnvironmentValues {
  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  /// The user's preferred text weight.
  ///
  /// `.bold` makes all text bold.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set {
      if legibilityWeight == .bold { values.fontChanges.removeAll { $0 == .bold } }
      self[LegibilityWeightKey.self] = newValue
      if newValue == .bold { values.fontChanges.append(.bold) }
    }
  }
}
