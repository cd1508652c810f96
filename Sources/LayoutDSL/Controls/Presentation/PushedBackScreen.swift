import Foundation
import ViewCore

/// The screen behind a large sheet: a dimmed card that is a little smaller, before black.
///
/// Measurements.md#sheet-pushed-back
struct PushedBackScreen: View {
  let root: RootNode
  let look: SystemLook.Sheet
  /// Ends the presentation after a tap; nil if a tap does not.
  let dismiss: (() -> Void)?

  var body: some View {
    GeometryReader { screen in
      let width = screen.size.width + screen.safeAreaInsets.horizontal
      let shape = RoundedRectangle(cornerRadius: look.radius, style: .continuous)
      ZStack(alignment: .top) {
        Color.black
        ScreenCopy(root: root)
          .background(.background)  // That of the controller that shows the screen.
          .overlay(Backdrop.dimming)
          .clipShape(shape)
          .scaleEffect(max(width - 2 * look.pushInset, 0) / max(width, 1), anchor: .top)
          .offset(y: screen.safeAreaInsets.top)
      }
      .contentShape(Rectangle())
      .onTapGesture { dismiss?() }
      .ignoresSafeArea()
    }
    .preference(key: PresentedStatusBarKey.self, value: .dark)
  }
}

/// Draws the content of a screen once more.
nonisolated private struct ScreenCopy: LeafView {
  let root: RootNode

  func sizeThatFits(_ proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: root.size)
  }

  func draw(size: CGSize, leaf: LeafContext, context: inout DisplayContext) {
    guard let content = root.content else { return }
    let origin = content.globalFrame.origin
    let part = CGRect(origin: CGPoint(x: -origin.x, y: -origin.y), size: size)
    LiftedView(node: content, part: part).draw(size: size, leaf: leaf, context: &context)
  }
}

/// The colour scheme of the status bar above a presentation; nil for that of the screen.
enum PresentedStatusBarKey: PreferenceKey {
  static var defaultValue: ColorScheme? { nil }

  static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = nextValue() ?? value
  }
}
