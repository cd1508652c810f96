import Foundation

/// A `Font` resolved in an environment, before font matching chooses a face.
package struct FontRequest: Hashable, Sendable {
  /// The family to search for a face.
  package enum Family: Hashable, Sendable {
    case system(Design)
    /// A registered family or PostScript name.
    case named(String)
  }

  /// The variants of the system family.
  package enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  package var family: Family = .system(.default)
  /// The size in points per em.
  package var size: CGFloat = 17
  /// The CSS weight, from 100 (ultra light) to 900 (black).
  package var weight: Int = 400
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var hasLowercaseSmallCaps = false
  package var hasUppercaseSmallCaps = false
  /// The width, on the scale of `Font.Width`: 0 is standard, negative is narrower, positive is
  /// wider.
  package var width: CGFloat = 0
  /// The space added between wrapped lines, in points.
  ///
  /// For a text style: its published line pitch minus the unrounded line height of the font. Fonts
  /// of an explicit size have 0.
  package var leading: CGFloat = 0

  package init() {}
}
