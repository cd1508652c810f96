import ViewCore

// The find navigator of a text editor is part of the keyboard, which a headless screen lacks.
extension View {
  /// Presents the find navigator of the text editor while a binding is true.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View {
    transformEnvironment(\.findContext) {
      $0 = FindContext(isPresented: isPresented, supportsReplace: $0?.supportsReplace ?? true)
    }
    .hostAttribute(isPresented.wrappedValue)
  }

  /// Disables the find navigator of the text editors in the view.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    hostAttribute(isDisabled)
  }

  /// Disables replacing in the find navigator of the text editors in the view.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findContext) { $0?.supportsReplace = !isDisabled }
      .hostAttribute(isDisabled)
  }
}

/// The state of the find navigator for the text inputs of a view.
public struct FindContext {
  /// Whether the navigator is presented; nil if the view cannot present it.
  public var isPresented: Binding<Bool>?
  /// Whether found text can be replaced.
  public var supportsReplace: Bool
}

extension EnvironmentValues {
  private enum FindContextKey: EnvironmentKey {
    static var defaultValue: FindContext? { nil }
  }

  /// The state of the find navigator; nil outside `findNavigator(isPresented:)`.
  public internal(set) var findContext: FindContext? {
    get { self[FindContextKey.self] }
    set { self[FindContextKey.self] = newValue }
  }
}
