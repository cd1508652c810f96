/// The direction of every character of a text, as embedding levels of UAX #9: even from left to
/// right, odd from right to left.
///
/// Covers strong characters, numbers and neutrals, which is what text without explicit embedding
/// controls and isolates needs.
struct BidiLevels {
  /// The level of the paragraphs.
  private let base: UInt8
  /// One level per `Character`; empty if all are the paragraphs'.
  private var levels: [UInt8] = []

  private enum Direction {
    case left, right, number, neutral
  }

  init(_ text: String, base: UInt8) {
    self.base = base
    guard base != 0 || text.unicodeScalars.contains(where: Self.isRightToLeft) else { return }
    let directions = Self.directions(of: Array(text))
    levels = [UInt8](repeating: base, count: directions.count)
    let embedding: Direction = base == 0 ? .left : .right
    var before = embedding
    var index = 0
    while index < directions.count {
      switch directions[index] {
      case .left:
        before = .left
        levels[index] = base == 0 ? 0 : 2
      case .right:
        before = .right
        levels[index] = 1
      case .number:
        levels[index] = before == .right ? 2 : (base == 0 ? 0 : 2)
      case .neutral:
        // Neutrals between characters of one direction take it, others the paragraph's (N1, N2);
        // numbers count as the direction of what they follow.
        let start = index
        while index + 1 < directions.count, directions[index + 1] == .neutral { index += 1 }
        let next = index + 1 < directions.count ? directions[index + 1] : .neutral
        let after: Direction =
          switch next {
          case .left, .right: next
          case .number: before
          case .neutral: embedding
          }
        let resolved = before == after ? before : embedding
        let level: UInt8 = resolved == .right ? 1 : (base == 0 ? 0 : 2)
        for neutral in start...index { levels[neutral] = level }
      }
      index += 1
    }
  }

  /// The level of a character, by its place in the text.
  subscript(index: Int) -> UInt8 {
    levels.isEmpty ? base : levels[index]
  }

  /// The directions of characters, with separators between numbers (W4) and signs beside them (W5)
  /// as parts of the numbers.
  private static func directions(of characters: [Character]) -> [Direction] {
    var directions = characters.map(direction)
    guard directions.contains(.number) else { return directions }
    for index in directions.indices.dropFirst().dropLast()
    where directions[index - 1] == .number && directions[index + 1] == .number {
      if separators.contains(characters[index]) { directions[index] = .number }
    }
    func joinSigns(_ indices: some Sequence<Int>) {
      var followsNumber = false
      for index in indices {
        if followsNumber, isSign(characters[index]) { directions[index] = .number }
        followsNumber = directions[index] == .number
      }
    }
    joinSigns(directions.indices)
    joinSigns(directions.indices.reversed())
    return directions
  }

  private static let separators: Set<Character> = [".", ",", ":", "/", "+", "-", "\u{A0}"]

  /// Whether a character belongs to the number it stands beside.
  private static func isSign(_ character: Character) -> Bool {
    "#%‰°′″".contains(character) || character.isCurrencySymbol
  }

  private static func direction(of character: Character) -> Direction {
    if character == "\n" { return .neutral }
    if character.isWholeNumber { return .number }
    guard let scalar = character.unicodeScalars.first, character.isLetter else { return .neutral }
    return isRightToLeft(scalar) ? .right : .left
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
