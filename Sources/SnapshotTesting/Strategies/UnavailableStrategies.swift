import Foundation
import LayoutDSL

// Strategies of swift-snapshot-testing that do not exist here: a suite that uses one learns at the
// call what to use instead.

extension Snapshotting where Format == String {
  /// Not supported: the controllers in a controller.
  @available(
    *, unavailable,
    message: "use .recursiveDescription for the views, or .layout of a SwiftUI view for its frames"
  )
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// Not supported: the elements of a path.
  @available(*, unavailable, message: "show the path in a view, and use .image or .layout")
  public static var elementsDescription: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
  /// Not supported: the elements of a path.
  @available(*, unavailable, message: "show the path in a view, and use .image or .layout")
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }
}

extension Snapshotting where Format == UIImage {
  /// Not supported: pictures of layers, paths and other values that are no views.
  @available(*, unavailable, message: "show the layer or the path in a view, and use its .image")
  public static var image: Snapshotting {
    Snapshotting<UIImage, UIImage>.image.pullback { _ in UIImage() }
  }
  /// Not supported: pictures of layers, paths and other values that are no views.
  @available(*, unavailable, message: "show the layer or the path in a view, and use its .image")
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection
  ) -> Snapshotting {
    Snapshotting<UIImage, UIImage>.image.pullback { _ in UIImage() }
  }
}
