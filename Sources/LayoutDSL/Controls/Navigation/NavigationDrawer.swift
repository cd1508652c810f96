import Foundation
import ViewCore

/// The heights of the parts of a navigation bar that scroll away: the large title, the search field
/// and the scopes of a search.
///
/// They grow with the type size. A search field may stay.
struct NavigationDrawer {
  let content: NavigationBarContent
  let showsLargeTitle: Bool
  let look: SystemLook
  let typeSize: DynamicTypeSize
  let isSearchAtBottom: Bool
  /// Whether the search field is in the row of the bar.
  let isWide: Bool

  /// The height of all parts, in points.
  var height: CGFloat {
    (showsLargeTitle ? titleHeight : 0) + (field == nil ? 0 : searchHeight)
      + (scopes == nil ? 0 : scopeInset + look.picker.segmentedHeight + 9)
  }

  /// The height of the parts that scroll away, in points.
  var movingHeight: CGFloat { height - keptHeight }

  /// The height of the parts that stay, in points.
  var keptHeight: CGFloat { field != nil && content.isSearchKept ? searchHeight : 0 }

  /// The height of the large title with its subtitle.
  var titleHeight: CGFloat {
    look.bar.largeTitleHeight + growth(of: .largeTitle)
      + (hasSubtitle ? lineHeight(of: .subheadline) : 0)
  }

  var searchHeight: CGFloat { look.bar.search.band + growth(of: .body) }

  /// The distance above scopes: below a title or a field, these have one.
  ///
  /// Measurements.md#search-active
  var scopeInset: CGFloat { hidesRow && field == nil ? 4 : 0 }

  /// The search field below the title.
  var field: ViewReference? {
    content.searchBelowTitle(isAtBottom: isSearchAtBottom, isWide: isWide)
  }

  /// The scopes of an active search.
  var scopes: ViewReference? { content.isSearching ? content.searchScopes : nil }

  /// Whether an active search hides the row of the title.
  var hidesRow: Bool { content.isSearching && (field != nil || isSearchAtBottom) }

  private var hasSubtitle: Bool {
    content.subtitle != nil || !content.items(at: .largeSubtitle, .subtitle).isEmpty
  }

  /// Returns the points by which a line of a font is taller than at the default type size.
  private func growth(of font: Font) -> CGFloat {
    max(0, lineHeight(of: font) - lineHeight(of: font, at: .large))
  }

  /// The height of a line of a font at a type size, by default that of the screen.
  private func lineHeight(of font: Font, at size: DynamicTypeSize? = nil) -> CGFloat {
    // The sum of ascent and descent of the system font, in its units of 1/2048 em.
    // Measurements.md#system-font-metrics
    font.request(for: size ?? typeSize).size * 2444 / 2048
  }
}
