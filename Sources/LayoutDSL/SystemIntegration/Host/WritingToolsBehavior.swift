import ViewCore

/// The extent of Writing Tools in a text input.
nonisolated public struct WritingToolsBehavior: Hashable, Sendable {
  package let name: String

  /// The default of the text input.
  public static var automatic: WritingToolsBehavior {
    WritingToolsBehavior(name: "automatic")
  }
  /// All of it, in place.
  public static var complete: WritingToolsBehavior { WritingToolsBehavior(name: "complete") }
  /// A panel with the result.
  public static var limited: WritingToolsBehavior { WritingToolsBehavior(name: "limited") }
  /// None.
  public static var disabled: WritingToolsBehavior { WritingToolsBehavior(name: "disabled") }
}

extension View {
  /// Sets the extent of Writing Tools in the text inputs of the view.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    environment(\.writingToolsBehavior, behavior).hostAttribute(behavior.name)
  }

  /// Shows or hides the button of Writing Tools in the text inputs of the view.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    hostAttribute(visibility)
  }
}

extension EnvironmentValues {
  private enum WritingToolsBehaviorKey: EnvironmentKey {
    static var defaultValue: WritingToolsBehavior? { nil }
  }

  /// The extent of Writing Tools; nil unless it is set.
  public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
    get { self[WritingToolsBehaviorKey.self] }
    set { self[WritingToolsBehaviorKey.self] = newValue }
  }
}
