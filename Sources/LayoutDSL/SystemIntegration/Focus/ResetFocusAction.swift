import ViewCore

/// An action that asks the system to choose again the view in a scope that has the focus.
///
/// It has no effect: like an iPhone, a headless screen gives no view the focus by itself.
nonisolated public struct ResetFocusAction: Sendable {
  /// Asks for another choice in a scope.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that asks the system to choose again the view that has the focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
