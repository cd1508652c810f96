import Foundation

/// The device, for code written for UIKit: an iPhone, or an iPad where width and height are
/// regular.
@MainActor @preconcurrency
open class UIDevice: NSObject {
  /// The device.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }
  /// The name of the device.
  open var name: String { model }
  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The kind of device in words.
  open var localizedModel: String { model }
  /// The name of the system.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the system.
  open var systemVersion: String {
    UITraitCollection.current.colorContext.palette == .iOS26 ? "26.0" : "18.0"
  }
  /// An identifier that is the same for each run.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// How the device is held.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the charge of the battery is known.
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery: full.
  open var batteryLevel: Float { 1 }
  /// Whether the battery is charged: it is full.
  open var batteryState: BatteryState { .full }

  /// Whether the battery is charged.
  public enum BatteryState: Int, Sendable {
    /// It is not known.
    case unknown
    /// It is not charged.
    case unplugged
    /// It is charged.
    case charging
    /// It is full.
    case full
  }

  /// Posted when the device is turned: never.
  public static nonisolated let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Has no effect.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Has no effect.
  open func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// It is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the left.
  case landscapeLeft
  /// Turned to the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the device is held in one of the four directions.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
  /// It is not known.
  case unknown
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// Turned to the right.
  case landscapeLeft = 4
  /// Turned to the left.
  case landscapeRight = 3

  /// Whether the interface is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The directions that an interface supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Turned to the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Turned to the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Turned to a side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All directions but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// All directions.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
