extension View {
  /// Hides what the view shows for a reason, in addition to those given around it.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows what the view shows, whatever reasons there are around it to hide it.
  nonisolated public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that what the view shows is nobody else's business: it is hidden under `.privacy`.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }
}

/// Why what a view shows is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// What is shown stands for something not yet there.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// Others could see what is marked as private.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// What is shown is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  private enum PrivacyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Why what the view shows is hidden.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }

  /// Whether what the view shows is hidden under `.privacy`.
  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether texts and pictures are hidden.
  var hidesContent: Bool {
    let reasons = redactionReasons
    if reasons.isEmpty { return false }
    return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
  }
}
