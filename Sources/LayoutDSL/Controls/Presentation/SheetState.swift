import Foundation
import ViewCore

/// The configuration of a sheet by its content, and the detent to which the user has dragged it.
struct SheetState: Equatable {
  var traits = SheetTraits()
  /// The detent to which the user has dragged the sheet.
  var reached: PresentationDetent?

  /// The detent at which the sheet rests; nil for the smallest one.
  var detent: PresentationDetent? {
    traits.selected ?? reached.flatMap { traits.detents.contains($0) ? $0 : nil }
  }

  /// Returns the height of the sheet at rest, in points.
  func height(in context: PresentationDetent.Context) -> CGFloat {
    detent?.height(in: context) ?? heights(in: context).lowerBound
  }

  /// Returns the range of the heights at which the sheet can rest; that of a large sheet without
  /// detents.
  func heights(in context: PresentationDetent.Context) -> ClosedRange<CGFloat> {
    let detents = traits.detents.union(traits.selected.map { [$0] } ?? [])
    let heights = detents.compactMap { $0.height(in: context) }
    let full = context.maxDetentValue
    return (heights.min() ?? full)...(heights.max() ?? full)
  }

  /// Whether the sheet of a presentation pushes back the screen behind it, as a large one does.
  func isLarge(in presentation: Presentation) -> Bool {
    guard presentation.kind == .sheet || presentation.kind == .popover,
      presentation.environment.look.sheet.pushInset > 0
    else { return false }
    let context = PresentationDetent.Context(
      maxDetentValue: 800, environment: presentation.environment)
    return height(in: context) == context.maxDetentValue
  }

  /// Whether the views behind the sheet react to touches, and are not dimmed.
  func allowsTouchesBehind(in environment: EnvironmentValues) -> Bool {
    switch traits.backgroundInteraction.reach {
    case .none: return false
    case .always: return true
    case .upThrough(let detent):
      // The order of detents does not depend on the screen's height, except that of lengths in
      // points.
      let context = PresentationDetent.Context(maxDetentValue: 800, environment: environment)
      return detent.height(in: context).map { height(in: context) <= $0 } ?? false
    }
  }
}
