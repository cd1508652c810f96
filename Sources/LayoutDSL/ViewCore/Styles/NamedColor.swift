import Foundation

/// The variants of a colour set in an asset catalog.
package struct NamedColor: Equatable, Sendable {
  /// A variant and the appearance it applies to.
  package struct Variant: Equatable, Sendable {
    package var color: Color
    package var isDark: Bool
    package var isHighContrast: Bool

    package init(color: Color, isDark: Bool, isHighContrast: Bool) {
      self.color = color
      self.isDark = isDark
      self.isHighContrast = isHighContrast
    }
  }

  package var variants: [Variant]

  package init(variants: [Variant]) {
    self.variants = variants
  }

  /// Returns the best variant for a context, in which the appearance takes precedence over the
  /// contrast.
  func resolved(in context: ColorContext) -> Color.Resolved? {
    let isDark = context.colorScheme == .dark
    let isHighContrast = context.contrast == .increased
    func score(_ variant: Variant) -> Int? {
      guard isDark || !variant.isDark, isHighContrast || !variant.isHighContrast else { return nil }
      return (variant.isDark ? 2 : 0) + (variant.isHighContrast ? 1 : 0)
    }
    return variants.compactMap { variant in score(variant).map { ($0, variant.color) } }
      .max { $0.0 < $1.0 }?.1.resolved(in: context)
  }
}
