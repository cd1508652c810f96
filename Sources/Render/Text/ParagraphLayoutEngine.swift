import Foundation
import LayoutDSL

/// Lays out text with the fonts of a catalog.
///
/// It keeps the prepared texts that were asked for last: up to 8,192 short ones, or longer ones of half
/// a million characters.
package final class ParagraphLayoutEngine: TextLayoutEngine, @unchecked Sendable {
  private let shaper: Shaper
  private let lock = NSLock()
  private var paragraphs = GenerationCache<Int, Paragraph>(limit: 1 << 18)

  /// Creates an engine, unless the regular face of the system family is missing.
  package init(catalog: FontCatalog) throws(FontError) {
    shaper = try Shaper(catalog: catalog)
  }

  /// The fonts that have been asked for in vain, in order of first use; the system font was used
  /// in their place.
  package var missingFonts: [FontError] { shaper.missingFonts }

  package func prepare(_ text: ResolvedText) -> any PreparedText {
    let key = key(of: text)
    let known = lock.withLock { paragraphs.value(for: key) }
    if let known, known.source == text { return known }
    let paragraph = Paragraph(text, shaper: shaper)
    let length = text.runs.reduce(0) { $0 + $1.string.utf8.count }
    lock.withLock { paragraphs.insert(paragraph, for: key, cost: 64 + length) }
    return paragraph
  }
}

/// A hash of what usually tells texts apart.
///
/// Hashing all of a text would take longer than the comparison that follows. Of two texts with one
/// key only the later is kept.
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
