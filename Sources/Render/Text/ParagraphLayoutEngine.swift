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
  private var young: [Key: Paragraph] = [:]
  private var old: [Key: Paragraph] = [:]

  /// Creates an engine, unless the regular face of the system family is missing.
  package init(catalog: FontCatalog) throws(FontError) {
    shaper = try Shaper(catalog: catalog)
  }

  /// The fonts that have been asked for in vain, in order of first use; the system font was used
  /// in their place.
  package var missingFonts: [FontError] { shaper.missingFonts }

  package func prepare(_ text: ResolvedText) -> any PreparedText {
    let key = Key(text: text)
    let known = lock.withLock { () -> Paragraph? in
      if let paragraph = young[key] { return paragraph }
      guard let paragraph = old[key] else { return nil }
      insert(paragraph, for: key)
      return paragraph
    }
    if let known { return known }
    let paragraph = Paragraph(text, shaper: shaper)
    lock.withLock { insert(paragraph, for: key) }
    return paragraph
  }

  private func insert(_ paragraph: Paragraph, for key: Key) {
    if young.count >= Self.generationSize {
      old = young
      young = [:]
    }
    young[key] = paragraph
  }

  /// A text whose hash looks only at what usually tells texts apart: hashing all of it would take
  /// longer than the comparison that follows.
  private struct Key: Hashable {
    let text: ResolvedText

    func hash(into hasher: inout Hasher) {
      guard let run = text.runs.first else { return }
      hasher.combine(run.string)
      hasher.combine(run.font.size)
      hasher.combine(run.font.weight)
    }
  }
}
