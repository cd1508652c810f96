import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value == ViewHost, Format == Pixmap {
  /// Saves a picture of the screen's current frame, and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves a picture of the screen's current frame, and compares it with a tolerance.
  ///
  /// The screen keeps its state: scroll it and assert again for the next frame of a scene.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { host in
      let delay = VirtualDelay.seconds
      return try onMainActor(host) {
        if delay > 0 { $0.advance(by: delay) }
        return try $0.picture()
      }
    }
  }
}

extension Snapshotting where Value == ViewHost, Format == String {
  /// Saves the frames of a screen's views as text, and reports those that change.
  public static var layout: Snapshotting {
    Snapshotting(pathExtension: "layout.txt", diffing: .layout) { host in
      let delay = VirtualDelay.seconds
      return onMainActor(host) {
        if delay > 0 { $0.advance(by: delay) }
        return $0.layout()
      }
    }
  }
}

extension ViewHost {
  func picture(notes: [String] = []) throws -> Capture<Pixmap> {
    let picture = try render()
    return Capture(format: picture, layout: layoutText, notes: notes)
  }

  func layout(notes: [String] = []) -> Capture<String> {
    Capture(format: layoutText.text, notes: notes)
  }

  private var layoutText: LayoutText {
    LayoutText(renderer: RendererFingerprint.current, tree: paintedLayoutTree())
  }
}
