/// The colouring of the layers of a symbol.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// One colour for the whole symbol.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours, if it has any.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One colour, fainter in secondary layers.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// One level of the foreground style per layer.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension View {
  /// Sets the rendering mode of symbols in the view.
  ///
  /// Nil is the default: monochrome, or `.palette` if the foreground style has several levels.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// The rendering mode of symbols; nil for the default, which is monochrome unless the foreground
  /// style has several levels.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
