import Foundation
import LayoutDSL

extension UITraitCollection {
  /// The traits of an iPhone SE of the first generation, held in a way.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 8, held in a way.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 8 Plus, held in a way.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone X, held in a way.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone XS Max, held in a way.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone XR, held in a way.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 12, held in a way.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 12 Pro, held in a way.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 12 Pro Max, held in a way.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }
  /// The traits of an iPhone 13, held in a way.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 mini, held in a way.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 Pro, held in a way.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation)
  }
  /// The traits of an iPhone 13 Pro Max, held in a way.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, isWide: true)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = tablet(.regular)
  /// The traits of a narrow part of the screen of an iPad mini.
  public static let iPadMini_Compact_SplitView = tablet(.compact)
  /// The traits of a 9.7-inch iPad.
  public static let iPad9_7 = tablet(.regular)
  /// The traits of a narrow part of the screen of a 9.7-inch iPad.
  public static let iPad9_7_Compact_SplitView = tablet(.compact)
  /// The traits of a 10.2-inch iPad.
  public static let iPad10_2 = tablet(.regular)
  /// The traits of a narrow part of the screen of a 10.2-inch iPad.
  public static let iPad10_2_Compact_SplitView = tablet(.compact)
  /// The traits of a 10.5-inch iPad Pro.
  public static let iPadPro10_5 = tablet(.regular)
  /// The traits of a narrow part of the screen of a 10.5-inch iPad Pro.
  public static let iPadPro10_5_Compact_SplitView = tablet(.compact)
  /// The traits of an 11-inch iPad Pro.
  public static let iPadPro11 = tablet(.regular)
  /// The traits of a narrow part of the screen of an 11-inch iPad Pro.
  public static let iPadPro11_Compact_SplitView = tablet(.compact)
  /// The traits of a 12.9-inch iPad Pro.
  public static let iPadPro12_9 = tablet(.regular)
  /// The traits of a narrow part of the screen of a 12.9-inch iPad Pro.
  public static let iPadPro12_9_Compact_SplitView = tablet(.compact)

  /// Returns the traits of a phone, which is as wide as a tablet if it is a large one on its side.
  private static func phone(
    _ orientation: ViewImageConfig.Orientation, isWide: Bool = false
  ) -> UITraitCollection {
    let isUpright = orientation == .portrait
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isWide && !isUpright ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
    ])
  }

  private static func tablet(_ width: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad),
      UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: .regular),
    ])
  }
}
