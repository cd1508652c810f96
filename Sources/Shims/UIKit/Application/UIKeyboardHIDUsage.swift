// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A key of a keyboard, by its number in the tables of USB.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let keyboardReturnOrEnter = Self(rawValue: 0x28)
  public static let keyboardEscape = Self(rawValue: 0x29)
  public static let keyboardDeleteOrBackspace = Self(rawValue: 0x2A)
  public static let keyboardTab = Self(rawValue: 0x2B)
  public static let keyboardSpacebar = Self(rawValue: 0x2C)
  public static let keyboardHome = Self(rawValue: 0x4A)
  public static let keyboardPageUp = Self(rawValue: 0x4B)
  public static let keyboardDeleteForward = Self(rawValue: 0x4C)
  public static let keyboardEnd = Self(rawValue: 0x4D)
  public static let keyboardPageDown = Self(rawValue: 0x4E)
  public static let keyboardRightArrow = Self(rawValue: 0x4F)
  public static let keyboardLeftArrow = Self(rawValue: 0x50)
  public static let keyboardDownArrow = Self(rawValue: 0x51)
  public static let keyboardUpArrow = Self(rawValue: 0x52)
  public static let keyboardLeftShift = Self(rawValue: 0xE1)
  public static let keyboardRightShift = Self(rawValue: 0xE5)
}

/// A key that is pressed: none is.
@MainActor @preconcurrency open class UIKey: NSObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(rawValue: 0) }
}
extension UIPress {
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }
  public var type: PressType { .select }
  public var key: UIKey? { nil }
}
