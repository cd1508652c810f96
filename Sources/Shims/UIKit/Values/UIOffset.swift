import Foundation

/// A distance in both directions, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downward.
  public var vertical: CGFloat
  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// Sections of an index, one for each letter of the Latin alphabet and one for other texts.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
  private static let collation = UILocalizedIndexedCollation()
  /// The sections of English.
  open class func current() -> Self { unsafeDowncast(collation, to: self) }
  /// The titles of the sections.
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map { String($0) } }
  /// The titles of the index, those of the sections.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section of a title of the index: the one of the same number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the number of the section for a text, by its first letter without accents.
  package func section(forText text: String) -> Int {
    let letter = text.folding(
      options: [.diacriticInsensitive, .caseInsensitive], locale: nil
    ).uppercased().prefix(1)
    return sectionTitles.firstIndex(of: String(letter)) ?? sectionTitles.count - 1
  }
}
