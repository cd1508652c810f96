import Foundation
import ViewCore

/// The bar and the indicator that the system draws over an app: where they are, and their colour.
nonisolated struct SystemOverlays: Equatable {
  /// The status bar of a kind of device.
  enum StatusBarForm {
    /// Beside a Dynamic Island, beside a notch, above a home button, and on an iPad.
    case island, notch, homeButton, pad
  }

  let size: CGSize
  /// The insets of the safe area at the top and at the bottom of the screen, in points.
  let top: CGFloat
  let bottom: CGFloat
  /// Nil without a status bar.
  var statusBarForm: StatusBarForm?
  var hasHomeIndicator: Bool
  /// The colour schemes of the bar and of the indicator.
  var statusBarScheme: ColorScheme
  var indicatorScheme: ColorScheme

  /// Returns the form of the bar that fits a screen; nil if its safe area has no room for one.
  static func form(size: CGSize, top: CGFloat) -> StatusBarForm? {
    guard top >= 20 else { return nil }
    if UserInterfaceSizeClass.classes(for: size) == (.regular, .regular) { return .pad }
    return top >= 54 ? .island : top >= 40 ? .notch : .homeButton
  }
}

extension ViewGraph {
  /// The bar and the indicator over the settled screen, in the way in which its views want them.
  var systemOverlays: SystemOverlays {
    update()
    let insets = root.safeAreaInsets
    let scheme = root.environment.colorScheme
    let bar = root.presentedStatusBarScheme?() ?? root.statusBarScheme?(root)
    let isHidden = lastHostAttribute("statusBarHidden") == "true"
    return SystemOverlays(
      size: root.size, top: insets.top, bottom: insets.bottom,
      statusBarForm: isHidden ? nil : SystemOverlays.form(size: root.size, top: insets.top),
      hasHomeIndicator: insets.bottom >= 20
        && lastHostAttribute("persistentSystemOverlays") != "hidden",
      statusBarScheme: bar ?? scheme, indicatorScheme: scheme)
  }
}
