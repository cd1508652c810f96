/// The shaped words of the faces that are used often.
struct ShapedWords {
  private var glyphs: [ObjectIdentifier: WordGlyphs] = [:]
  private var uses: [ObjectIdentifier: Int] = [:]
  private var latest: WordGlyphs?

  /// The number of texts of a face that are shaped as a whole before its word boundaries are
  /// analyzed.
  private static let usesBefore = 16
  private static let faceLimit = 32

  /// The shaped words of a face; nil if it is not used often enough, or if its text cannot be
  /// divided.
  mutating func glyphs(of face: FontFace, language: OpaquePointer?) -> WordGlyphs? {
    if let latest, latest.face === face, latest.language == language { return latest }
    let key = ObjectIdentifier(face)
    if let known = glyphs[key], known.language == language {
      latest = known
      return known
    }
    uses[key, default: 0] += 1
    guard uses[key, default: 0] > Self.usesBefore, let boundaries = face.wordBoundaries else {
      return nil
    }
    if glyphs.count >= Self.faceLimit { self = ShapedWords() }
    let words = WordGlyphs(face: face, language: language, boundaries: boundaries)
    glyphs[key] = words
    latest = words
    return words
  }
}
