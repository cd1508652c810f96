/// The styles of a `foregroundStyle` modifier, one per level.
///
/// They resolve with the foreground style around the modifier. Levels past the last style fade it.
package struct ForegroundStyles: PrimitiveShapeStyle {
  private let levels: [AnyShapeStyle]
  private let outer: AnyShapeStyle?

  /// Creates the styles inside an outer foreground style, which `.secondary` and the like refer to.
  package init(_ levels: [AnyShapeStyle], outer: AnyShapeStyle?) {
    self.levels = levels
    self.outer = outer
  }

  /// Whether levels past the first have their own styles.
  var areSeveral: Bool { levels.count > 1 }

  package func resolved(level: Int, in environment: EnvironmentValues) -> ResolvedStyle {
    var environment = environment
    environment.styles.foreground = outer
    let index = min(max(level, 0), levels.count - 1)
    guard index >= 0 else {
      return HierarchicalShapeStyle.primary.resolved(level: level, in: environment)
    }
    return levels[index].resolved(level: level - index, in: environment)
  }
}

extension ForegroundStyles: Equatable {
  package static func == (lhs: ForegroundStyles, rhs: ForegroundStyles) -> Bool {
    lhs.levels.elementsEqual(rhs.levels) { $0.isEqual(to: $1) }
      && (lhs.outer.map { outer in rhs.outer.map(outer.isEqual) ?? false } ?? (rhs.outer == nil))
  }
}
