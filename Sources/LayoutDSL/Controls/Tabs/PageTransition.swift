import ViewCore

/// The direction of the last turn of pages.
///
/// A page that leaves is not updated with the new selection, so its transition reads the direction
/// here.
final class PageTurn {
  private var shown: Int?
  /// 1 if the last turn was towards the last page, else −1.
  private(set) var direction = 1.0

  /// Notes the index of the selected page.
  func show(_ new: Int) {
    if let shown, shown != new { direction = new > shown ? 1 : -1 }
    shown = new
  }
}

/// Slides pages in and out when the selection changes with an animation.
nonisolated struct PageTransition: Transition {
  let turn: PageTurn

  func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(MoveEffect(edge: .trailing, lengths: -phase.value * turn.direction))
  }
}
