@_spi(Inlined) import Drawing
import Foundation
import ViewCore

/// A text layout engine that shapes with the fonts of a catalog.
///
/// It caches recently prepared texts: about 8,192 short ones, or fewer long ones with half a
/// million characters in total.
package final class ShapingTextEngine: TextLayoutEngine, @unchecked Sendable {
  private let shaper: Shaper
  private let lock = NSLock()
  private var typesetters = GenerationCache<Int, Typesetter>(limit: 1 << 18)

  /// Creates an engine; throws if the regular face of the system family is not installed.
  package init(catalog: FontCatalog) throws(FontError) {
    shaper = try Shaper(catalog: catalog)
  }

  /// The errors of fonts that were not found, in order of first use; the system font replaced them.
  package var missingFonts: [FontError] { shaper.missingFonts }

  package func prepare(_ text: ResolvedText) -> any PreparedText {
    let key = key(of: text)
    let known = lock.withLock { typesetters.value(for: key) }
    if let known, known.source == text { return known }
    let typesetter = Typesetter(text, shaper: shaper)
    let length = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    lock.withLock { typesetters.insert(typesetter, for: key, cost: 64 + length) }
    return typesetter
  }
}

/// A hash of the properties in which texts usually differ.
///
/// Hashing a whole text would take longer than the comparison that follows. Of two texts with the
/// same hash only the later is cached.
private func key(of text: ResolvedText) -> Int {
  var hasher = Hasher()
  for run in text.runs {
    hasher.combine(run.string)
    hasher.combine(run.font.size)
    hasher.combine(run.font.weight)
    hasher.combine(run.fill)
  }
  hasher.combine(text.lineLimit)
  return hasher.finalize()
}
