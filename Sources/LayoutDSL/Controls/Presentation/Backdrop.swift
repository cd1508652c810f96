import ViewCore

/// The view between a screen and a presentation, or columns that lie over the screen.
struct Backdrop: View {
  static let dimming = Color.black.opacity(0.2)  // Measurements.md#presentation-dimming

  var color = dimming
  /// The action of a tap; nil if a tap has no effect.
  let dismiss: (() -> Void)?

  var body: some View {
    color.ignoresSafeArea().contentShape(Rectangle()).onTapGesture { dismiss?() }
  }
}
