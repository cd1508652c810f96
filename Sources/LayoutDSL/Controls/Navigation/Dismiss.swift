import ViewCore

/// Takes away the screen or presentation that a view is in.
@MainActor @preconcurrency
public struct DismissAction {
  let dismissal: Dismissal?

  /// Takes the screen or presentation away; does nothing if the view is in none.
  public func callAsFunction() {
    dismissal?.dismiss()
  }
}

/// How a presentation is taken away.
@MainActor
final class Dismissal {
  var dismiss: () -> Void = {}

  nonisolated init() {}
}

/// Whether a view is presented, and a way to take it away.
public struct PresentationMode {
  let dismissal: Dismissal?

  /// Whether the view is in a presentation or a pushed screen.
  public var isPresented: Bool { dismissal != nil }

  /// Takes the presentation away.
  @MainActor @preconcurrency
  public mutating func dismiss() {
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

  /// Takes away the screen or presentation that the view is in.
  public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

  /// Whether the view is in a presentation.
  public var isPresented: Bool { dismissal != nil }

  /// Whether the view is presented, and a way to take it away.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(dismissal: dismissal))
  }
}
