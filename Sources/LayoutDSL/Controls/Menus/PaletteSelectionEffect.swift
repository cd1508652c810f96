import ViewCore

/// The way in which a palette shows its selected option.
nonisolated public struct PaletteSelectionEffect: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case automatic, custom, symbolVariant(SymbolVariants)
  }

  private let kind: Kind

  /// The background of a selected segment.
  public static let automatic = PaletteSelectionEffect(kind: .automatic)
  /// None: the option shows its selection itself.
  public static let custom = PaletteSelectionEffect(kind: .custom)

  /// Returns the effect that gives the symbol of the selected option a variant.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    PaletteSelectionEffect(kind: .symbolVariant(variant))
  }

  /// The variant of the symbol of the selected option.
  var variant: SymbolVariants {
    if case .symbolVariant(let variant) = kind { variant } else { .none }
  }
}

extension View {
  /// Sets how palettes in the view show their selected option.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    modifier(EnvironmentWritingModifier { $0.paletteSelectionEffect = effect })
  }
}

extension EnvironmentValues {
  private enum PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
  }

  var paletteSelectionEffect: PaletteSelectionEffect {
    get { self[PaletteSelectionEffectKey.self] }
    set { self[PaletteSelectionEffectKey.self] = newValue }
  }
}
