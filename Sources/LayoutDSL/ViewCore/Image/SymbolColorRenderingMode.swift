/// How the colours of symbols are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private enum Kind {
    case flat, gradient
  }

  private let kind: Kind

  /// Each colour as it is.
  public static let flat = SymbolColorRenderingMode(kind: .flat)
  /// Each colour as a gradient, from a lighter shade down to it.
  public static let gradient = SymbolColorRenderingMode(kind: .gradient)
}

extension View {
  /// Sets how the colours of symbols in the view are filled; nil is the default.
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

  /// How the colours of symbols are filled; nil for the default.
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[SymbolColorRenderingModeKey.self] }
    set { self[SymbolColorRenderingModeKey.self] = newValue }
  }
}
