/// How many colours a symbol has.
nonisolated public struct SymbolRenderingMode: Hashable, Sendable {
  enum Kind {
    case monochrome, multicolor, hierarchical, palette
  }

  let kind: Kind

  /// One colour for all of the symbol.
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  /// The symbol's own colours, where it has some.
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  /// One colour, fainter in the parts that stand back.
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  /// A level of the foreground style for each part.
  public static let palette = SymbolRenderingMode(kind: .palette)
}

extension View {
  /// Sets how symbols in the view are coloured; nil is the default: one colour, or, with several
  /// foreground styles, `.palette`.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }

  /// How symbols are coloured; nil for the default, one colour.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
