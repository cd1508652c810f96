import ViewCore

/// A rotor that the system offers, whose entries an app replaces.
nonisolated public struct AccessibilitySystemRotor: Hashable, Sendable {
  package let name: String

  /// The links of a screen.
  public static var links: AccessibilitySystemRotor { .init(name: "links") }
  /// The headings of a screen.
  public static var headings: AccessibilitySystemRotor { .init(name: "headings") }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { .init(name: "boldText") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { .init(name: "italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { .init(name: "underlineText") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { .init(name: "misspelledWords") }
  /// Images.
  public static var images: AccessibilitySystemRotor { .init(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { .init(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { .init(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { .init(name: "lists") }
  /// Landmarks, such as the bars of a screen.
  public static var landmarks: AccessibilitySystemRotor { .init(name: "landmarks") }

  /// Returns the rotor of links that the user has visited or has not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    .init(name: visited ? "visitedLinks" : "unvisitedLinks")
  }

  /// Returns the rotor of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    .init(name: "headings \(level)")
  }
}
