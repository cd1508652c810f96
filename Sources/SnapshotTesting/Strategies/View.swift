import Foundation
import LayoutDSL
import Render
import SnapshotStore

extension Snapshotting where Value: View, Format == Pixmap {
  /// Saves a picture of a view at its ideal size, and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves a picture of a view, and compares it with a tolerance.
  ///
  /// - Parameters:
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match; 0.98 allows a ΔE of 2,
  ///     which is barely noticeable.
  ///   - layout: The size of the view.
  ///   - scale: The number of pixels per point; nil for that of the device, or 1.
  ///   - scroll: The content offset of the outermost scroll view; negative is over-pull.
  public static func image(
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    scale: CGFloat? = nil,
    scroll: CGPoint? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in
      try onMainActor(view) {
        try screen(showing: $0, layout, scale: scale, scroll: scroll)
          .picture(notes: notes(scroll: scroll))
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// Saves the frames of a view at its ideal size as text, and reports those that change.
  public static var layout: Snapshotting { layout() }

  /// Saves the frames of a view as text, and reports those that change.
  ///
  /// - Parameters:
  ///   - layout: The size of the view.
  ///   - scale: The number of pixels per point, to which frames are rounded; nil for that of the
  ///     device, or 1.
  ///   - scroll: The content offset of the outermost scroll view; negative is over-pull.
  public static func layout(
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    scale: CGFloat? = nil,
    scroll: CGPoint? = nil
  ) -> Snapshotting {
    Snapshotting(pathExtension: "layout.txt", diffing: .layout) { view in
      try onMainActor(view) {
        try screen(showing: $0, layout, scale: scale, scroll: scroll)
          .layout(notes: notes(scroll: scroll))
      }
    }
  }
}

@MainActor private func screen(
  showing view: some View, _ layout: SwiftUISnapshotLayout, scale: CGFloat?, scroll: CGPoint?
) throws(FontError) -> ViewHost {
  let host =
    switch layout {
    case .fixed(let width, let height):
      try ViewHost(size: CGSize(width: width, height: height), scale: scale ?? 1) { view }
    case .device(let device):
      try ViewHost(
        size: device.size, scale: scale ?? device.scale, safeAreaInsets: device.safeAreaInsets
      ) { view }
    case .sizeThatFits: try ViewHost(scale: scale ?? 1) { view }
    }
  if let scroll { host.scroll(to: scroll) }
  return host
}

private func notes(scroll: CGPoint?) -> [String] {
  guard let scroll else { return [] }
  return ["scroll  (\(formatted(scroll.x)), \(formatted(scroll.y)))"]
}
