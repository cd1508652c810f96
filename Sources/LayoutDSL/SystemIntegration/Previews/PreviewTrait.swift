import Foundation
import ViewCore

/// A setting of a preview.
nonisolated public struct PreviewTrait<T>: Sendable {
  package enum Value: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(PreviewWrapper)
  }

  package let value: Value
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of the screen, with the preview in its centre.
  public static var defaultLayout: Self { Self(value: .layout(.device)) }

  /// The size of the preview when the size of the screen is proposed to it.
  public static var sizeThatFitsLayout: Self { Self(value: .layout(.sizeThatFits)) }

  /// A fixed size in points, with the preview in its centre.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(value: .layout(.fixed(width: width, height: height)))
  }

  /// Portrait: the top of the device is up.
  public static var portrait: Self { Self(value: .orientation(.portrait)) }

  /// Portrait upside down: the bottom of the device is up.
  public static var portraitUpsideDown: Self { Self(value: .orientation(.portraitUpsideDown)) }

  /// Landscape left: the left side of the device is up.
  public static var landscapeLeft: Self { Self(value: .orientation(.landscapeLeft)) }

  /// Landscape right: the right side of the device is up.
  public static var landscapeRight: Self { Self(value: .orientation(.landscapeRight)) }

  /// A modifier around the preview, for sample data or a common environment.
  ///
  /// Of several modifiers, the first is the innermost one.
  public static func modifier(_ modifier: some PreviewModifier) -> Self {
    Self(value: .modifier(PreviewWrapper(modifier)))
  }
}
