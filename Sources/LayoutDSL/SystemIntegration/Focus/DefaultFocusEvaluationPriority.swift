import ViewCore

/// The precedence of a default focus.
nonisolated public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool

  /// The focus is moved when the view appears.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// The focus is also moved when the user navigates to the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}
