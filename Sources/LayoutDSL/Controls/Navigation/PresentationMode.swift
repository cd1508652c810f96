/// The presentation state of a view, with an action that dismisses the view.
public struct PresentationMode {
  let dismissal: Dismissal?

  /// Whether the view is in a presentation or on a pushed screen.
  public var isPresented: Bool { dismissal != nil }

  /// Dismisses the presentation or pops the screen.
  @MainActor @preconcurrency
  public mutating func dismiss() {
    dismissal?.dismiss()
  }
}
