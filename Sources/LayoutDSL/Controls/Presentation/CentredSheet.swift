import Foundation
import ViewCore

/// A sheet on iPad: a card in the middle of the screen, with the size of its sizing.
///
/// Measurements.md#sheet-centred
struct CentredSheet: View {
  let presentation: Presentation
  @Binding var state: SheetState

  var body: some View {
    let look = presentation.environment.look.sheet
    let shape = RoundedRectangle(
      cornerRadius: state.traits.cornerRadius ?? look.radius, style: .continuous)
    CentredSheetLayout(sizing: state.traits.sizing, look: look) {
      presentation.content.view
        .environment(\.isInCentredSheet, true)
        .environment(\.isInSheet, true)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onPreferenceChange(SheetTraitsKey.self) { state.traits = $0 }
        .background {
          if let background = state.traits.background {
            background.view
          } else {
            Rectangle().fill(.background)
          }
        }
        .clipShape(shape)
    }
  }
}

nonisolated private struct CentredSheetLayout: Layout {
  let sizing: HeldSizing?
  let look: SystemLook.Sheet

  /// The least distance from the edges of the safe area, in points.
  private static let margin: CGFloat = 20  // Measurements.md#sheet-centred

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard let card = subviews.first else { return }
    let root = PresentationSizingRoot { card.sizeThatFits($0) }
    let wanted = (sizing?.sizing ?? FormPresentationSizing()).proposedSize(
      for: root, context: PresentationSizingContext(look: look))
    let size = CGSize(
      width: max(0, min(wanted.width ?? look.form.width, bounds.width - 2 * Self.margin)),
      height: max(0, min(wanted.height ?? look.form.height, bounds.height - 2 * Self.margin)))
    card.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(size))
  }
}

extension EnvironmentValues {
  private enum IsInCentredSheetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  private enum IsInSheetKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a centred sheet, whose width is compact.
  var isInCentredSheet: Bool {
    get { self[IsInCentredSheetKey.self] }
    set { self[IsInCentredSheetKey.self] = newValue }
  }

  /// Whether the view is in a sheet, whose navigation bars are taller.
  var isInSheet: Bool {
    get { self[IsInSheetKey.self] }
    set { self[IsInSheetKey.self] = newValue }
  }
}
