import ViewCore

/// An action that lets the user rename the content of a view.
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

  /// Makes the rename buttons in the view focus a text field.
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
