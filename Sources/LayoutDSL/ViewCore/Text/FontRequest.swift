import Foundation

/// A font as numbers: what a `Font` comes to in an environment, before any face is chosen.
package struct FontRequest: Hashable, Sendable {
  /// Which family to draw from.
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
  /// Points per em.
  package var size: CGFloat = 17
  /// CSS weight: 100 (ultra light) … 900 (black).
  package var weight: Int = 400
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var hasLowercaseSmallCaps = false
  package var hasUppercaseSmallCaps = false
  /// As `Font.Width` counts: 0 is standard, negative narrower, positive wider.
  package var width: CGFloat = 0
  /// Space added between wrapped lines, in points.
  ///
  /// The published pitch of a text style less the unrounded height of its line; 0 for fonts asked
  /// for by size.
  package var leading: CGFloat = 0

  package init() {}
}
