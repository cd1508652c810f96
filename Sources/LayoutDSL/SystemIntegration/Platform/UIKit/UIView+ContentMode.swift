#if os(Linux) || !canImport(UIKit)
  extension UIView {
    /// The way in which content fits a view of another size.
    public enum ContentMode: Int, Sendable {
      /// Content is stretched to the view.
      case scaleToFill
      /// Content keeps its shape and fits into the view.
      case scaleAspectFit
      /// Content keeps its shape and fills the view.
      case scaleAspectFill
      /// Content is drawn again.
      case redraw
      /// Content keeps its size, in the middle.
      case center
      /// Content keeps its size, at the top.
      case top
      /// Content keeps its size, at the bottom.
      case bottom
      /// Content keeps its size, at the left.
      case left
      /// Content keeps its size, at the right.
      case right
      /// Content keeps its size, at the top left.
      case topLeft
      /// Content keeps its size, at the top right.
      case topRight
      /// Content keeps its size, at the bottom left.
      case bottomLeft
      /// Content keeps its size, at the bottom right.
      case bottomRight
    }

    /// The lengths that change with the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The bits of the set.
      public let rawValue: UInt

      /// Creates a set from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// The distance from the left.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      /// The width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      /// The distance from the right.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      /// The distance from the top.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      /// The height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      /// The distance from the bottom.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
  }
#endif
