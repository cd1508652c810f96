extension View {
  /// Adds a reason to redact the view to the reasons that ancestors have set.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Removes all reasons to redact the view.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Sets whether the view contains private data, which the reason `.privacy` redacts.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  private enum PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// The reasons to redact the view.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether the view contains private data, which the reason `.privacy` redacts.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and images are redacted.
  var hidesContent: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}
