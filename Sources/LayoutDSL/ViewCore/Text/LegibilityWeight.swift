/// How heavy the user likes text to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension EnvironmentValues {
  private enum LegibilityWeightKey: EnvironmentKey {
    static var defaultValue: LegibilityWeight? { nil }
  }

  /// How heavy the user likes text to be; with `.bold` all texts are bold.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set {
      if legibilityWeight == .bold { values.fontChanges.removeAll { $0 == .bold } }
      self[LegibilityWeightKey.self] = newValue
      if newValue == .bold { values.fontChanges.append(.bold) }
    }
  }
}
