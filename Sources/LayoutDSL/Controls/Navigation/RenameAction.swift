import ViewCore

/// An action that lets the user rename what a view shows.
public struct RenameAction {
  let action: () -> Void

  /// Starts renaming.
  public func callAsFunction() {
    action()
  }
}

extension View {
  /// Sets the action of the rename buttons in the view.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentWritingModifier { $0.rename = RenameAction(action: action) })
  }

  /// Sets an action that focuses a text field as the action of the rename buttons in the view.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// The action of rename buttons; nil if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
