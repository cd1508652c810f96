import ViewCore

/// An action that dismisses the presentation or pops the screen that contains a view.
@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: Dismissal?

  /// Dismisses the presentation or pops the screen; does nothing if the view is in neither.
  public func callAsFunction() {
    dismissal?.dismiss()
  }
}

extension EnvironmentValues {
  private enum DismissalKey: EnvironmentKey {
    static var defaultValue: Dismissal? { nil }
  }

  var dismissal: Dismissal? {
    get { self[DismissalKey.self] }
    set { self[DismissalKey.self] = newValue }
  }

  /// The action that dismisses the presentation or pops the screen that contains the view.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether the view is in a presentation or on a pushed screen.
  public var isPresented: Bool { dismissal != nil }

  /// The presentation state of the view, with an action that dismisses the view.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissal: dismissal))
  }
}
