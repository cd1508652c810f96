import Foundation
import ViewCore

/// A Dynamic Type size, for code written for UIKit.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a size from that of SwiftUI.
  public init(_ dynamicTypeSize: DynamicTypeSize) {
    rawValue = "\(dynamicTypeSize)"
  }

  /// No size is specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  /// A small size.
  public static let small = UIContentSizeCategory(.small)
  /// A medium size.
  public static let medium = UIContentSizeCategory(.medium)
  /// The default size.
  public static let large = UIContentSizeCategory(.large)
  /// A larger size.
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  /// A still larger size.
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  /// The largest size without the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibility1)
  /// An accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibility2)
  /// A larger accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibility3)
  /// A still larger accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibility4)
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibility5)

  /// Whether this is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
  /// The notification that the size has changed; never posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

/// Sizes are compared by how large their text is; an unspecified size is less than all others.
extension UIContentSizeCategory {
  /// Whether a size is less than another one.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  /// Whether a size is at most another one.
  public static func <= (left: Self, right: Self) -> Bool { left.rank <= right.rank }
  /// Whether a size is greater than another one.
  public static func > (left: Self, right: Self) -> Bool { left.rank > right.rank }
  /// Whether a size is at least another one.
  public static func >= (left: Self, right: Self) -> Bool { left.rank >= right.rank }

  private var rank: Int {
    DynamicTypeSize(self).flatMap(DynamicTypeSize.allCases.firstIndex) ?? -1
  }
}

extension DynamicTypeSize {
  /// Creates a size from that of UIKit; nil for an unknown name.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { "\($0)" == uiSizeCategory.rawValue }) else {
      return nil
    }
    self = size
  }
}

extension UITraitCollection {
  /// The Dynamic Type size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(dynamicTypeSize)
  }
}

/// A view whose font follows the Dynamic Type size.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font changes while the view is shown; a font with a text style has the size of the
  /// screen in any case.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
