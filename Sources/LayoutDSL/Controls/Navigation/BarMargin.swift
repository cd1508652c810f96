import Foundation
import ViewCore

/// The margin of the content of navigation bars on phones, in points.
enum BarMargin {
  /// The margin on the screen of the view that is being evaluated: 16, and 20 where it is wide.
  ///
  /// Measurements.md#navigation-bar-items
  @MainActor static var ofEvaluatedScreen: CGFloat {
    RootNode.screenOfEvaluatedView.width >= SystemLook.wideWidth ? 20 : 16
  }
}
