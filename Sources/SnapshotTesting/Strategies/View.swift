import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value: View, Format == Pixmap {
  /// Saves a picture of a view at its ideal size, and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves a picture of a view, and compares it with a tolerance.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect: shadows, blurs and presentations are always
  ///     drawn.
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match; 0.98 allows a ΔE of 2,
  ///     which is barely noticeable.
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point; nil for that of the traits or device, or 1.
  ///   - scroll: The content offset of the outermost scroll view; negative is over-pull.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil,
    scroll: CGPoint? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
      capture: { view in
        let screen = SnapshotScreen(
          config: layout.config, traits: traits, scale: scale, scroll: scroll)
        return try onMainActor(view) {
          try screen.host(showing: $0).picture(notes: screen.notes)
        }
      })
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Saves the frames of a view at its ideal size as text, and reports those that change.
  public static var layout: Snapshotting { layout() }

  /// Saves the frames of a view as text, and reports those that change.
  ///
  /// - Parameters:
  ///   - layout: The size of the view.
  ///   - traits: The traits that go before those of the device.
  ///   - scale: The number of pixels per point, to which frames are rounded; nil for that of the
  ///     traits or device, or 1.
  ///   - scroll: The content offset of the outermost scroll view; negative is over-pull.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(),
    scale: CGFloat? = nil,
    scroll: CGPoint? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "layout.txt", diffing: .layout,
      capture: { view in
        let screen = SnapshotScreen(
          config: layout.config, traits: traits, scale: scale, scroll: scroll)
        return try onMainActor(view) {
          try screen.host(showing: $0).layout(notes: screen.notes)
        }
      })
  }
}
