import Foundation
import LayoutDSL

/// Lays out text with the fonts of a catalog.
///
/// Prepared texts are kept in two generations: when the young one is full it becomes the old one,
/// and what was not asked for since is let go.
package final class ParagraphLayoutEngine: TextLayoutEngine, @unchecked Sendable {
  private static let generationSize = 4096

  private let shaper: Shaper
  private let lock = NSLock()
  private var young: [Int: Paragraph] = [:]
  private var old: [Int: Paragraph] = [:]

  /// Creates an engine, unless the regular face of the system family is missing.
  package init(catalog: FontCatalog) throws(FontError) {
    shaper = try Shaper(catalog: catalog)
  }

  /// The fonts that have been asked for in vain, in order of first use; the system font was used
  /// in their place.
  package var missingFonts: [FontError] { shaper.missingFonts }

  package func prepare(_ text: ResolvedText) -> any PreparedText {
    let key = key(of: text)
    if let paragraph = known(text, key: key) { return paragraph }
    let paragraph = Paragraph(text, shaper: shaper)
    lock.withLock { insert(paragraph, for: key) }
    return paragraph
  }

  private func known(_ text: ResolvedText, key: Int) -> Paragraph? {
    lock.lock()
    defer { lock.unlock() }
    if let paragraph = young[key] { return paragraph.source == text ? paragraph : nil }
    guard let paragraph = old[key], paragraph.source == text else { return nil }
    insert(paragraph, for: key)
    return paragraph
  }

  private func insert(_ paragraph: Paragraph, for key: Int) {
    if young.count >= Self.generationSize {
      old = young
      young = [:]
    }
    young[key] = paragraph
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
