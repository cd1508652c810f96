import Foundation
import LayoutDSL

extension ViewImageConfig {
  /// The way in which a tablet is held, and the part of its screen that the app has.
  public enum TabletOrientation: Sendable {
    /// The parts of a screen whose longer side is upright.
    public enum PortraitSplits: Sendable {
      /// The narrow part, beside another app.
      case oneThird
      /// The wide part, beside another app.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The parts of a screen whose longer side is across.
    public enum LandscapeSplits: Sendable {
      /// The narrow part, beside another app.
      case oneThird
      /// A half, beside another app.
      case oneHalf
      /// The wide part, beside another app.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The longer side of the screen is across.
    case landscape(splitView: LandscapeSplits)
    /// The longer side of the screen is upright.
    case portrait(splitView: PortraitSplits)

    fileprivate var orientation: Orientation {
      if case .landscape = self { .landscape } else { .portrait }
    }
  }

  /// A part of the screen of an iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> Self {
    iPadMini(orientation.orientation).part(orientation, [320, 507, 694], [320, 438])
  }
  /// A part of the screen of a 9.7-inch iPad.
  public static func iPad9_7(_ orientation: TabletOrientation) -> Self {
    iPad9_7(orientation.orientation).part(orientation, [320, 507, 694], [320, 438])
  }
  /// A part of the screen of a 10.2-inch iPad.
  public static func iPad10_2(_ orientation: TabletOrientation) -> Self {
    iPad10_2(orientation.orientation).part(orientation, [320, 535, 750], [320, 480])
  }
  /// A part of the screen of a 10.5-inch iPad Pro.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self {
    iPadPro10_5(orientation.orientation).part(orientation, [320, 551, 782], [320, 504])
  }
  /// A part of the screen of an 11-inch iPad Pro.
  public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
    iPadPro11(orientation.orientation).part(orientation, [375, 592, 809], [320, 504])
  }
  /// A part of the screen of a 12.9-inch iPad Pro.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
    iPadPro12_9(orientation.orientation).part(orientation, [375, 678, 981], [375, 639])
  }

  /// Returns the screen with the width of a part; an app narrower than 600 points is compact, and so
  /// is each part of an upright screen.
  private func part(
    _ orientation: TabletOrientation, _ landscape: [CGFloat], _ portrait: [CGFloat]
  ) -> Self {
    let width: CGFloat? =
      switch orientation {
      case .landscape(.oneThird): landscape[0]
      case .landscape(.oneHalf): landscape[1]
      case .landscape(.twoThirds): landscape[2]
      case .portrait(.oneThird): portrait[0]
      case .portrait(.twoThirds): portrait[1]
      case .landscape(.full), .portrait(.full): nil
      }
    guard let width, let size else { return self }
    var part = self
    part.size = CGSize(width: width, height: size.height)
    let isCompact = width < 600 || orientation.orientation == .portrait
    part.traits = UITraitCollection(traitsFrom: [
      traits, UITraitCollection(horizontalSizeClass: isCompact ? .compact : .regular),
    ])
    return part
  }
}
