import Foundation

/// A setting of a preview.
nonisolated public struct PreviewTrait<Kind>: Sendable {
  package enum Value: Hashable, Sendable {
    case defaultLayout
    case sizeThatFitsLayout
    case fixedLayout(width: CGFloat, height: CGFloat)
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  }

  package let value: Value
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// The size of the screen, with the preview in its centre.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// The size of the preview when the size of the screen is proposed to it.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  /// A fixed size in points, with the preview in its centre.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }

  /// Portrait: the top of the device is up.
  public static var portrait: Self { Self(value: .portrait) }

  /// Portrait upside down: the bottom of the device is up.
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }

  /// Landscape left: the left side of the device is up.
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }

  /// Landscape right: the right side of the device is up.
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
}
