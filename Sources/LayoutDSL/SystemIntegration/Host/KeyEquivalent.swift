import ViewCore

/// A key of a keyboard, by the character that it types.
nonisolated public struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character.
  public var character: Character

  /// Creates a key from a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }

  /// The arrow that points up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow that points down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow that points left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow that points right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backward.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key to the previous page.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key to the next page.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
}
