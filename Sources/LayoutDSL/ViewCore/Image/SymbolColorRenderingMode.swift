/// The fill of the colours of a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind {
    case flat, gradient
  }

  private let kind: Kind

  /// Plain colours.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Gradients, each from a lighter shade at the top to the colour itself.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

extension View {
  /// Sets the colour rendering mode of symbols in the view; nil is the default.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
}

extension EnvironmentValues {
  private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
  }

  /// The colour rendering mode of symbols; nil for the default.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}
