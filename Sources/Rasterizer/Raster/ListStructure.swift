@_spi(Inlined) import Drawing

/// The properties of a list that decide how it can be divided.
struct ListStructure {
  /// The nesting depth of groups.
  private(set) var depth = 0
  /// Whether no item samples its backdrop.
  private(set) var isDivisible = true
  /// Whether an item may make its backdrop less opaque.
  private(set) var takesAway = false

  init(of list: DisplayList) {
    for item in list.items {
      guard case .group(let effect, let inner) = item else { continue }
      add(inner)
      switch effect {
      case .glass: isDivisible = false
      case .mask(let other): add(other)
      case .composite(_, let other):
        add(other)
        takesAway = true
      case .blend(.destinationOut), .blend(.plusDarker): takesAway = true
      default: break
      }
    }
  }

  private mutating func add(_ list: DisplayList) {
    let inner = ListStructure(of: list)
    depth = max(depth, inner.depth + 1)
    isDivisible = isDivisible && inner.isDivisible
    takesAway = takesAway || inner.takesAway
  }
}
