/// Changes to the look of symbols, such as being filled or in a circle.
nonisolated public struct SymbolVariants: Hashable, Sendable {
  enum Figure: String {
    case circle, square, rectangle
  }

  var figure: Figure?
  var isFilled = false
  var isSlashed = false

  /// No change.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(figure: .circle)
  /// In a square.
  public static let square = SymbolVariants(figure: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(figure: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// With a slash across it.
  public static let slash = SymbolVariants(isSlashed: true)

  /// These changes, and in a circle.
  public var circle: SymbolVariants { adding(.circle) }
  /// These changes, and in a square.
  public var square: SymbolVariants { adding(.square) }
  /// These changes, and in a rectangle.
  public var rectangle: SymbolVariants { adding(.rectangle) }
  /// These changes, and filled.
  public var fill: SymbolVariants { adding(.fill) }
  /// These changes, and with a slash across.
  public var slash: SymbolVariants { adding(.slash) }

  /// Whether these changes include others.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.figure == nil || other.figure == figure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      figure: other.figure ?? figure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// The names a symbol may have with these changes, the most changed first, its own last.
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
  /// Makes symbols in the view show variants, where they have them.
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

  /// The variants that symbols show, where they have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
