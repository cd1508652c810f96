internal import CHarfBuzz
import ViewCore

/// Finds a face for each character of a text: the requested face, colour emoji, the registered
/// faces in order of registration, then the Noto families.
final class FontFallback {
  private let catalog: FontCatalog
  private let emoji: FontFace?
  private let registered: [FontFace]
  private let language: String
  private let runs: [ResolvedText.Run]
  /// The characters that no font has, and the packages that have them.
  private(set) var missing: [MissingCharacters] = []
  /// The characters in `missing`, by package.
  private var noted: [String?: Set<Character>] = [:]

  init(for text: ResolvedText, catalog: FontCatalog, emoji: FontFace?) {
    self.catalog = catalog
    self.emoji = emoji
    registered = catalog.registeredFaces
    language = text.language
    runs = text.runs
  }

  /// The face for a character; nil if no font has it.
  ///
  /// `latest` is the last face that replaced a requested one; it is tried first for characters that
  /// belong to no script.
  func face(
    for character: Character, script: Script, requested: FontFace, run: Int, latest: FontFace?
  ) -> FontFace? {
    if runs[run].attachment != nil { return requested }
    let emoji = emoji.flatMap { $0.covers(character) ? $0 : nil }
    if let emoji, character.prefersEmoji { return emoji }
    if requested.covers(character) { return requested }
    if let emoji, !character.prefersText { return emoji }
    if let face = registered.first(where: { $0.covers(character) }) { return face }
    if script.isNeutral, let latest, latest !== self.emoji, latest.covers(character) {
      return latest
    }
    guard let scalar = character.unicodeScalars.first else { return requested }
    var package: String?
    let isBold = runs[run].font.weight >= 600
    let language = runs[run].language ?? language
    for font in FallbackFont.candidates(for: scalar, script: script, language: language) {
      do throws(FontError) {
        let face = try catalog.fallbackFace(font, isBold: isBold)
        if face.covers(character) { return face }
      } catch {
        if package == nil { package = font.package }
      }
    }
    if let emoji { return emoji }
    note(character, package: package)
    return nil
  }

  private func note(_ character: Character, package: String?) {
    guard noted[package, default: []].insert(character).inserted else { return }
    if let index = missing.firstIndex(where: { $0.package == package }) {
      missing[index].characters.append(character)
    } else {
      missing.append(MissingCharacters(characters: [character], package: package))
    }
  }
}

extension FontFace {
  /// Whether the face can draw a character, precomposed or from its parts.
  func covers(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let coversAll = scalars.allSatisfy {
      glyph(for: $0) != nil || $0.properties.isDefaultIgnorableCodePoint
        || $0.properties.isWhitespace
    }
    return coversAll || coversEquivalent(Array(scalars))
  }

  /// Whether the face has the canonical equivalent of a character, which HarfBuzz composes or
  /// decomposes.
  private func coversEquivalent(_ scalars: [Unicode.Scalar]) -> Bool {
    let functions = hb_unicode_funcs_get_default()
    var (first, second): (UInt32, UInt32) = (0, 0)
    if scalars.count == 1, hb_unicode_decompose(functions, scalars[0].value, &first, &second) != 0 {
      return glyph(first) != nil && (second == 0 || glyph(second) != nil)
    }
    return scalars.count == 2
      && hb_unicode_compose(functions, scalars[0].value, scalars[1].value, &first) != 0
      && glyph(first) != nil
  }
}

extension Character {
  /// Whether the character has emoji presentation by default.
  fileprivate var prefersEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    // Below this value, emoji occur only in sequences.
    if first.value < 0x231A,
      unicodeScalars.index(after: unicodeScalars.startIndex) == unicodeScalars.endIndex
    {
      return false
    }
    if prefersText { return false }
    return first.properties.isEmojiPresentation
      || unicodeScalars.contains {
        $0 == "\u{FE0F}" || $0 == "\u{20E3}" || $0.properties.isEmojiModifier
      }
  }

  /// Whether the character has a text presentation selector.
  fileprivate var prefersText: Bool { unicodeScalars.contains("\u{FE0E}") }
}
