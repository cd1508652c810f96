import ViewCore

/// Values that a tapped `ShareLink` shares.
nonisolated public struct SharedItems {
  /// The values.
  public let items: [Any]
  /// The title of a shared message, such as the subject of mail.
  public let subject: Text?
  /// The text that is shared with the values.
  public let message: Text?

  package init(items: [Any], subject: Text?, message: Text?) {
    (self.items, self.subject, self.message) = (items, subject, message)
  }
}

extension EnvironmentValues {
  private enum ShareLogKey: EnvironmentKey {
    static var defaultValue: ShareLog? { nil }
  }

  /// Receives what the user shares; nil ignores it.
  package var shareLog: ShareLog? {
    get { self[ShareLogKey.self] }
    set { self[ShareLogKey.self] = newValue }
  }
}
