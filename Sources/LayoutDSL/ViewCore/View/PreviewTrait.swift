import Foundation

/// Customizations that the preview of a view asks for.
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
  /// Centers the preview in a container the size of the device on which it runs.
  public static var defaultLayout: Self { Self(value: .defaultLayout) }

  /// Fits the container to the size of the preview when offered the size of the device.
  public static var sizeThatFitsLayout: Self { Self(value: .sizeThatFitsLayout) }

  /// Centers the preview in a fixed size container with the dimensions that you specify.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .fixedLayout(width: width, height: height))
  }

  /// The top of the device is the top of the preview.
  public static var portrait: Self { Self(value: .portrait) }

  /// The bottom of the device is the top of the preview.
  public static var portraitUpsideDown: Self { Self(value: .portraitUpsideDown) }

  /// The left side of the device is the top of the preview.
  public static var landscapeLeft: Self { Self(value: .landscapeLeft) }

  /// The right side of the device is the top of the preview.
  public static var landscapeRight: Self { Self(value: .landscapeRight) }
}
