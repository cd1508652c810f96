import Foundation
import LayoutDSL
import Render

/// A screen of a snapshot: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// The way in which a device is held.
  public enum Orientation: Sendable {
    /// The longer side is across.
    case landscape
    /// The longer side is upright.
    case portrait
  }

  /// The insets of the screen that bars and corners may cover, in points.
  public var safeArea: UIEdgeInsets
  /// The size of the screen, in points; nil for the size of its content.
  public var size: CGSize?
  /// The traits of the screen.
  public var traits: UITraitCollection
  /// Whether pictures have the status bar and the home indicator; the default is false.
  public var showsStatusBar = false

  /// Creates a screen.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// Creates the screen of a device, as it is held.
  public init(_ device: Device) {
    let insets = device.safeAreaInsets
    self.init(
      safeArea: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
      size: device.size, traits: UITraitCollection(displayScale: device.scale))
  }

  private init(_ device: Device, _ orientation: Orientation) {
    self.init(orientation == .portrait ? device.portrait : device.landscape)
  }

  /// Creates the screen of a device with a home button, which is like another except for its size.
  private init(
    like device: Device, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    _ orientation: Orientation
  ) {
    self.init(device, orientation)
    let isUpright = orientation == .portrait
    size = CGSize(width: isUpright ? width : height, height: isUpright ? height : width)
    traits = UITraitCollection(displayScale: scale)
  }
}

extension ViewImageConfig {
  /// The screen of an iPhone SE of the first generation.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// The screen of an iPhone SE of the first generation, held in a way.
  public static func iPhoneSe(_ orientation: Orientation) -> Self {
    Self(like: .iPhoneSE2nd, 320, 568, scale: 2, orientation)
  }

  /// The screen of an iPhone 8.
  public static let iPhone8 = iPhone8(.portrait)
  /// The screen of an iPhone 8, held in a way.
  public static func iPhone8(_ orientation: Orientation) -> Self {
    Self(.iPhoneSE2nd, orientation)
  }

  /// The screen of an iPhone 8 Plus.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// The screen of an iPhone 8 Plus, held in a way.
  public static func iPhone8Plus(_ orientation: Orientation) -> Self {
    Self(like: .iPhoneSE2nd, 414, 736, scale: 3, orientation)
  }

  /// The screen of an iPhone X.
  public static let iPhoneX = iPhoneX(.portrait)
  /// The screen of an iPhone X, held in a way.
  public static func iPhoneX(_ orientation: Orientation) -> Self {
    Self(.iPhoneXS, orientation)
  }

  /// The screen of an iPhone XS Max.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// The screen of an iPhone XS Max, held in a way.
  public static func iPhoneXsMax(_ orientation: Orientation) -> Self {
    Self(.iPhoneXSMax, orientation)
  }

  /// The screen of an iPhone XR.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// The screen of an iPhone XR, held in a way.
  public static func iPhoneXr(_ orientation: Orientation) -> Self {
    Self(.iPhoneXR, orientation)
  }

  /// The screen of an iPhone 12.
  public static let iPhone12 = iPhone12(.portrait)
  /// The screen of an iPhone 12, held in a way.
  public static func iPhone12(_ orientation: Orientation) -> Self {
    Self(.iPhone12, orientation)
  }

  /// The screen of an iPhone 12 Pro.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// The screen of an iPhone 12 Pro, held in a way.
  public static func iPhone12Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone12Pro, orientation)
  }

  /// The screen of an iPhone 12 Pro Max.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// The screen of an iPhone 12 Pro Max, held in a way.
  public static func iPhone12ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone12ProMax, orientation)
  }

  /// The screen of an iPhone 13.
  public static let iPhone13 = iPhone13(.portrait)
  /// The screen of an iPhone 13, held in a way.
  public static func iPhone13(_ orientation: Orientation) -> Self {
    Self(.iPhone13, orientation)
  }

  /// The screen of an iPhone 13 mini.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// The screen of an iPhone 13 mini, held in a way.
  public static func iPhone13Mini(_ orientation: Orientation) -> Self {
    Self(.iPhone13Mini, orientation)
  }

  /// The screen of an iPhone 13 Pro.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// The screen of an iPhone 13 Pro, held in a way.
  public static func iPhone13Pro(_ orientation: Orientation) -> Self {
    Self(.iPhone13Pro, orientation)
  }

  /// The screen of an iPhone 13 Pro Max.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// The screen of an iPhone 13 Pro Max, held in a way.
  public static func iPhone13ProMax(_ orientation: Orientation) -> Self {
    Self(.iPhone13ProMax, orientation)
  }

  /// The screen of an iPad mini in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// The screen of an iPad mini, held in a way.
  public static func iPadMini(_ orientation: Orientation) -> Self {
    Self(.iPadMini5th, orientation)
  }

  /// The screen of a 9.7-inch iPad in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// The screen of a 9.7-inch iPad, held in a way.
  public static func iPad9_7(_ orientation: Orientation) -> Self {
    Self(.iPad6th, orientation)
  }

  /// The screen of a 10.2-inch iPad in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The screen of a 10.2-inch iPad, held in a way.
  public static func iPad10_2(_ orientation: Orientation) -> Self {
    Self(.iPad7th, orientation)
  }

  /// The screen of a 10.5-inch iPad Pro in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The screen of a 10.5-inch iPad Pro, held in a way.
  public static func iPadPro10_5(_ orientation: Orientation) -> Self {
    Self(.iPadAir3rd, orientation)
  }

  /// The screen of an 11-inch iPad Pro in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The screen of an 11-inch iPad Pro, held in a way.
  public static func iPadPro11(_ orientation: Orientation) -> Self {
    Self(.iPadPro11_1st, orientation)
  }

  /// The screen of a 12.9-inch iPad Pro in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The screen of a 12.9-inch iPad Pro, held in a way.
  public static func iPadPro12_9(_ orientation: Orientation) -> Self {
    Self(.iPadPro12_9_3rd, orientation)
  }
}
