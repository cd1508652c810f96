import Foundation
import LayoutDSL
import Render
import Goldens

extension Snapshotting where Value: UIResponder, Format == Pixmap {
  /// Saves a picture of a UIKit view or controller at its own size, and compares it exactly.
  public static var image: Snapshotting { image() }

  /// Saves a picture of a UIKit view or controller on a device.
  ///
  /// - Parameters:
  ///   - config: The screen.
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match.
  ///   - size: The size in points; nil for that of the screen.
  ///   - traits: The traits that go before those of the screen.
  public static func image(
    on config: ViewImageConfig,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision),
      capture: { responder in
        let screen = SnapshotScreen(config: config, traits: traits)
        return try onMainActor(responder) {
          try screen.host(showing: $0, size: size).picture()
        }
      })
  }

  /// Saves a picture of a UIKit view or controller.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Has no effect: shadows, blurs and presentations are always
  ///     drawn.
  ///   - precision: The fraction of the pixels that must match.
  ///   - perceptualPrecision: The similarity at which two pixels match.
  ///   - size: The size in points; nil for the object's own.
  ///   - traits: The traits of the screen.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false,
    precision: Float = 1,
    perceptualPrecision: Float = 1,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      on: ViewImageConfig(), precision: precision, perceptualPrecision: perceptualPrecision,
      size: size, traits: traits)
  }
}

extension Snapshotting where Value: UIResponder, Format == String {
  /// Saves the classes and frames of a UIKit view and the views in it.
  public static var recursiveDescription: Snapshotting { recursiveDescription() }

  /// Saves the classes and frames of a UIKit view and the views in it, laid out on a device.
  public static func recursiveDescription(
    on config: ViewImageConfig, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    SimplySnapshotting.lines.pullback { responder in
      let screen = SnapshotScreen(config: config, traits: traits)
      return try onMainActor(responder) {
        // The screen lays the views out.
        _ = try screen.host(showing: $0, size: size).displayList()
        return ($0 as? any PicturedResponder)?.picturedView?.hierarchyText(depth: 0) ?? ""
      }
    }
  }

  /// Saves the classes and frames of a UIKit view and the views in it, laid out in a size.
  public static func recursiveDescription(
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    recursiveDescription(on: ViewImageConfig(), size: size, traits: traits)
  }
}

extension SnapshotScreen {
  @MainActor fileprivate func host(showing responder: UIResponder, size: CGSize?) throws -> ViewHost
  {
    guard let pictured = responder as? any PicturedResponder else { throw NoPicture() }
    var screen = self
    screen.config.size = size ?? config.size ?? pictured.picturedSize
    return try screen.host(showing: pictured.picture)
  }
}

private struct NoPicture: Error, CustomStringConvertible {
  var description: String { "The object is neither a view nor a view controller." }
}

extension UIView {
  @MainActor fileprivate func hierarchyText(depth: Int) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(formatted)
    let hidden = isHidden ? "; hidden = YES" : ""
    let line =
      String(repeating: "   | ", count: depth)
      + "<\(type(of: self)); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
      + "\(hidden)>"
    return ([line] + subviews.map { $0.hierarchyText(depth: depth + 1) }).joined(separator: "\n")
  }
}
