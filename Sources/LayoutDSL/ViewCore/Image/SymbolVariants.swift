/// The variants of a symbol, such as filled or enclosed in a circle.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  enum Figure: String {
    case circle, square, rectangle
  }

  var figure: Figure?
  var isFilled = false
  var isSlashed = false

  /// No variant.
  public static let none = SymbolVariants()
  /// Enclosed in a circle.
  public static let circle = SymbolVariants(figure: .circle)
  /// Enclosed in a square.
  public static let square = SymbolVariants(figure: .square)
  /// Enclosed in a rectangle.
  public static let rectangle = SymbolVariants(figure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a slash.
  public static let slash = SymbolVariants(isSlashed: true)

  /// A copy enclosed in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// A copy enclosed in a square.
  public var square: SymbolVariants { adding(.square) }
  /// A copy enclosed in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// A filled copy.
  public var fill: SymbolVariants { adding(.fill) }
  /// A copy with a slash.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether these variants include all of the other ones.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.figure == nil || other.figure == figure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      figure: other.figure ?? figure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Returns the candidate names of a symbol, from the one with most variants to its own name.
  func names(of name: String) -> [String] {
    guard self != .none else { return [name] }
    let wasFilled = name.hasSuffix(".fill")
    let base = wasFilled ? String(name.dropLast(5)) : name
    var names: [String] = []
    for figure in figure == nil ? [nil] : [figure, nil] {
      for isSlashed in isSlashed ? [true, false] : [false] {
        for isFilled in isFilled || wasFilled ? [true, false] : [false] {
          let parts =
            [base] + (isSlashed ? ["slash"] : []) + (figure.map { [$0.rawValue] } ?? [])
            + (isFilled ? ["fill"] : [])
          names.append(parts.joined(separator: "."))
        }
      }
    }
    return names.contains(name) ? names : names + [name]
  }
}

extension View {
  /// Adds variants to symbols in the view, if the symbols have them.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    modifier(
      EnvironmentWritingModifier {
        $0.symbolVariants = variant == .none ? .none : $0.symbolVariants.adding(variant)
      })
  }
}

extension EnvironmentValues {
  private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  /// The variants of symbols, which apply if the symbols have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
