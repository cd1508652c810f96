import Foundation

/// The configuration of a sheet by its content, and the detent to which the user has dragged it.
struct SheetState: Equatable {
  var traits = SheetTraits()
  /// The detent to which the user has dragged the sheet.
  var reached: PresentationDetent?

  /// The detent at which the sheet rests; nil for the smallest one.
  var detent: PresentationDetent? {
    traits.selected ?? reached.flatMap { traits.detents.contains($0) ? $0 : nil }
  }

  /// Returns the height of the sheet at rest, in points, given the height of the large detent.
  func height(in full: CGFloat) -> CGFloat {
    detent?.height(in: full) ?? heights(in: full).lowerBound
  }

  /// Returns the range of the heights at which the sheet can rest.
  func heights(in full: CGFloat) -> ClosedRange<CGFloat> {
    let heights =
      traits.detents.map { $0.height(in: full) }
      + (traits.selected.map { [$0.height(in: full)] } ?? [])
    return (heights.min() ?? full)...(heights.max() ?? full)
  }

  /// Whether the views behind the sheet react to touches, and are not dimmed.
  var allowsTouchesBehind: Bool {
    switch traits.backgroundInteraction.reach {
    case .none: return false
    case .always: return true
    case .upThrough(let detent):
      // The order of detents does not depend on the screen's height, except that of lengths in
      // points.
      let full: CGFloat = 800
      return height(in: full) <= detent.height(in: full)
    }
  }
}
