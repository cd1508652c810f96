import Foundation
import ViewCore

// Sizes, scales, safe areas and corners: Measurements.md#devices

extension Device {
  /// All iPhones since 2015 and iPads since 2018, the oldest of each family first.
  public static let all: [Device] = [
    .iPhone6s, .iPhone6sPlus, .iPhoneSE1st, .iPhone7, .iPhone7Plus, .iPhone8, .iPhone8Plus,
    .iPhoneX, .iPhoneXS, .iPhoneXSMax, .iPhoneXR, .iPhone11, .iPhone11Pro, .iPhone11ProMax,
    .iPhoneSE2nd,
    .iPhone12Mini, .iPhone12, .iPhone12Pro, .iPhone12ProMax, .iPhone13Mini, .iPhone13, .iPhone13Pro,
    .iPhone13ProMax, .iPhoneSE3rd, .iPhone14, .iPhone14Plus, .iPhone14Pro, .iPhone14ProMax,
    .iPhone15, .iPhone15Plus, .iPhone15Pro, .iPhone15ProMax, .iPhone16, .iPhone16Plus, .iPhone16Pro,
    .iPhone16ProMax, .iPhone16e, .iPhone17, .iPhoneAir, .iPhone17Pro, .iPhone17ProMax, .iPad6th,
    .iPad7th, .iPad8th, .iPad9th, .iPad10th, .iPadA16, .iPadMini5th, .iPadMini6th, .iPadMiniA17Pro,
    .iPadAir3rd, .iPadAir4th, .iPadAir5th, .iPadAir11M2, .iPadAir13M2, .iPadAir11M3, .iPadAir13M3,
    .iPadPro11_1st, .iPadPro11_2nd, .iPadPro11_3rd, .iPadPro11_4th, .iPadPro12_9_3rd,
    .iPadPro12_9_4th, .iPadPro12_9_5th, .iPadPro12_9_6th, .iPadPro11M4, .iPadPro13M4, .iPadPro11M5,
    .iPadPro13M5,
  ]

  /// The iPhone 6s.
  public static let iPhone6s = home("iPhone 6s", 375, 667, scale: 2)
  /// The iPhone 6s Plus.
  public static let iPhone6sPlus = home("iPhone 6s Plus", 414, 736, scale: 3)
  /// The iPhone SE (1st generation).
  public static let iPhoneSE1st = home("iPhone SE (1st generation)", 320, 568, scale: 2)
  /// The iPhone 7.
  public static let iPhone7 = home("iPhone 7", 375, 667, scale: 2)
  /// The iPhone 7 Plus.
  public static let iPhone7Plus = home("iPhone 7 Plus", 414, 736, scale: 3)
  /// The iPhone 8.
  public static let iPhone8 = home("iPhone 8", 375, 667, scale: 2)
  /// The iPhone 8 Plus.
  public static let iPhone8Plus = home("iPhone 8 Plus", 414, 736, scale: 3)
  /// The iPhone X.
  public static let iPhoneX = phone("iPhone X", 375, 812, scale: 3, top: 44, corner: 39)
  /// The iPhone XS.
  public static let iPhoneXS = phone("iPhone XS", 375, 812, scale: 3, top: 44, corner: 39)
  /// The iPhone XS Max.
  public static let iPhoneXSMax = phone("iPhone XS Max", 414, 896, scale: 3, top: 44, corner: 39)
  /// The iPhone XR.
  public static let iPhoneXR = phone("iPhone XR", 414, 896, scale: 2, top: 48, corner: 41.5)
  /// The iPhone 11.
  public static let iPhone11 = phone("iPhone 11", 414, 896, scale: 2, top: 48, corner: 41.5)
  /// The iPhone 11 Pro.
  public static let iPhone11Pro = phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44, corner: 39)
  /// The iPhone 11 Pro Max.
  public static let iPhone11ProMax = phone(
    "iPhone 11 Pro Max", 414, 896, scale: 3, top: 44, corner: 39)
  /// The iPhone SE (2nd generation).
  public static let iPhoneSE2nd = home("iPhone SE (2nd generation)", 375, 667, scale: 2)
  /// The iPhone 12 mini.
  public static let iPhone12Mini = phone("iPhone 12 mini", 375, 812, scale: 3, top: 50, corner: 44)
  /// The iPhone 12.
  public static let iPhone12 = phone("iPhone 12", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 12 Pro.
  public static let iPhone12Pro = phone("iPhone 12 Pro", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 12 Pro Max.
  public static let iPhone12ProMax = phone(
    "iPhone 12 Pro Max", 428, 926, scale: 3, top: 47, corner: 53.33)
  /// The iPhone 13 mini.
  public static let iPhone13Mini = phone("iPhone 13 mini", 375, 812, scale: 3, top: 50, corner: 44)
  /// The iPhone 13.
  public static let iPhone13 = phone("iPhone 13", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 13 Pro.
  public static let iPhone13Pro = phone("iPhone 13 Pro", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 13 Pro Max.
  public static let iPhone13ProMax = phone(
    "iPhone 13 Pro Max", 428, 926, scale: 3, top: 47, corner: 53.33)
  /// The iPhone SE (3rd generation).
  public static let iPhoneSE3rd = home("iPhone SE (3rd generation)", 375, 667, scale: 2)
  /// The iPhone 14.
  public static let iPhone14 = phone("iPhone 14", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 14 Plus.
  public static let iPhone14Plus = phone(
    "iPhone 14 Plus", 428, 926, scale: 3, top: 47, corner: 53.33)
  /// The iPhone 14 Pro.
  public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, scale: 3, top: 59, corner: 55)
  /// The iPhone 14 Pro Max.
  public static let iPhone14ProMax = phone(
    "iPhone 14 Pro Max", 430, 932, scale: 3, top: 59, corner: 55)
  /// The iPhone 15.
  public static let iPhone15 = phone("iPhone 15", 393, 852, scale: 3, top: 59, corner: 55)
  /// The iPhone 15 Plus.
  public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, scale: 3, top: 59, corner: 55)
  /// The iPhone 15 Pro.
  public static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, scale: 3, top: 59, corner: 55)
  /// The iPhone 15 Pro Max.
  public static let iPhone15ProMax = phone(
    "iPhone 15 Pro Max", 430, 932, scale: 3, top: 59, corner: 55)
  /// The iPhone 16.
  public static let iPhone16 = phone("iPhone 16", 393, 852, scale: 3, top: 59, corner: 55)
  /// The iPhone 16 Plus.
  public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, scale: 3, top: 59, corner: 55)
  /// The iPhone 16 Pro.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62, corner: 62)
  /// The iPhone 16 Pro Max.
  public static let iPhone16ProMax = phone(
    "iPhone 16 Pro Max", 440, 956, scale: 3, top: 62, corner: 62)
  /// The iPhone 16e.
  public static let iPhone16e = phone("iPhone 16e", 390, 844, scale: 3, top: 47, corner: 47.33)
  /// The iPhone 17.
  public static let iPhone17 = phone("iPhone 17", 402, 874, scale: 3, top: 62, corner: 62)
  /// The iPhone Air.
  public static let iPhoneAir = phone("iPhone Air", 420, 912, scale: 3, top: 68, corner: 62)
  /// The iPhone 17 Pro.
  public static let iPhone17Pro = phone("iPhone 17 Pro", 402, 874, scale: 3, top: 62, corner: 62)
  /// The iPhone 17 Pro Max.
  public static let iPhone17ProMax = phone(
    "iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, corner: 62)
  /// The iPad (6th generation).
  public static let iPad6th = home("iPad (6th generation)", 768, 1024, scale: 2)
  /// The iPad (7th generation).
  public static let iPad7th = home("iPad (7th generation)", 810, 1080, scale: 2)
  /// The iPad (8th generation).
  public static let iPad8th = home("iPad (8th generation)", 810, 1080, scale: 2)
  /// The iPad (9th generation).
  public static let iPad9th = home("iPad (9th generation)", 810, 1080, scale: 2)
  /// The iPad (10th generation).
  public static let iPad10th = pad("iPad (10th generation)", 820, 1180, corner: 25)
  /// The iPad (A16).
  public static let iPadA16 = pad("iPad (A16)", 820, 1180, corner: 25)
  /// The iPad mini (5th generation).
  public static let iPadMini5th = home("iPad mini (5th generation)", 768, 1024, scale: 2)
  /// The iPad mini (6th generation).
  public static let iPadMini6th = pad("iPad mini (6th generation)", 744, 1133, corner: 21.5)
  /// The iPad mini (A17 Pro).
  public static let iPadMiniA17Pro = pad("iPad mini (A17 Pro)", 744, 1133, corner: 21.5)
  /// The iPad Air (3rd generation).
  public static let iPadAir3rd = home("iPad Air (3rd generation)", 834, 1112, scale: 2)
  /// The iPad Air (4th generation).
  public static let iPadAir4th = pad("iPad Air (4th generation)", 820, 1180, corner: 18)
  /// The iPad Air (5th generation).
  public static let iPadAir5th = pad("iPad Air (5th generation)", 820, 1180, corner: 18)
  /// The iPad Air 11-inch (M2).
  public static let iPadAir11M2 = pad("iPad Air 11-inch (M2)", 820, 1180, corner: 18)
  /// The iPad Air 13-inch (M2).
  public static let iPadAir13M2 = pad("iPad Air 13-inch (M2)", 1024, 1366, corner: 18)
  /// The iPad Air 11-inch (M3).
  public static let iPadAir11M3 = pad("iPad Air 11-inch (M3)", 820, 1180, corner: 18)
  /// The iPad Air 13-inch (M3).
  public static let iPadAir13M3 = pad("iPad Air 13-inch (M3)", 1024, 1366, corner: 18)
  /// The iPad Pro (11-inch) (1st generation).
  public static let iPadPro11_1st = pad(
    "iPad Pro (11-inch) (1st generation)", 834, 1194, corner: 18)
  /// The iPad Pro (11-inch) (2nd generation).
  public static let iPadPro11_2nd = pad(
    "iPad Pro (11-inch) (2nd generation)", 834, 1194, corner: 18)
  /// The iPad Pro (11-inch) (3rd generation).
  public static let iPadPro11_3rd = pad(
    "iPad Pro (11-inch) (3rd generation)", 834, 1194, corner: 18)
  /// The iPad Pro (11-inch) (4th generation).
  public static let iPadPro11_4th = pad(
    "iPad Pro (11-inch) (4th generation)", 834, 1194, corner: 18)
  /// The iPad Pro (12.9-inch) (3rd generation).
  public static let iPadPro12_9_3rd = pad(
    "iPad Pro (12.9-inch) (3rd generation)", 1024, 1366, corner: 18)
  /// The iPad Pro (12.9-inch) (4th generation).
  public static let iPadPro12_9_4th = pad(
    "iPad Pro (12.9-inch) (4th generation)", 1024, 1366, corner: 18)
  /// The iPad Pro (12.9-inch) (5th generation).
  public static let iPadPro12_9_5th = pad(
    "iPad Pro (12.9-inch) (5th generation)", 1024, 1366, corner: 18)
  /// The iPad Pro (12.9-inch) (6th generation).
  public static let iPadPro12_9_6th = pad(
    "iPad Pro (12.9-inch) (6th generation)", 1024, 1366, corner: 18)
  /// The iPad Pro 11-inch (M4).
  public static let iPadPro11M4 = pad("iPad Pro 11-inch (M4)", 834, 1210, corner: 30)
  /// The iPad Pro 13-inch (M4).
  public static let iPadPro13M4 = pad("iPad Pro 13-inch (M4)", 1032, 1376, corner: 30)
  /// The iPad Pro 11-inch (M5).
  public static let iPadPro11M5 = pad("iPad Pro 11-inch (M5)", 834, 1210, corner: 30)
  /// The iPad Pro 13-inch (M5).
  public static let iPadPro13M5 = pad("iPad Pro 13-inch (M5)", 1032, 1376, corner: 30)

  /// An iPhone or iPad with a home button and square corners, whose status bar is hidden only in an
  /// iPhone's landscape.
  private static func home(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat
  ) -> Device {
    let bar = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    return Device(
      name, width, height, scale: scale, corner: 0, portrait: bar,
      landscape: name.hasPrefix("iPad") ? bar : EdgeInsets())
  }

  /// An iPhone with a home indicator and a cutout, which is at a side in landscape.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat,
    corner: CGFloat
  ) -> Device {
    Device(
      name, width, height, scale: scale, corner: corner,
      portrait: EdgeInsets(top: top, leading: 0, bottom: 34, trailing: 0),
      landscape: EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top))
  }

  /// An iPad with a home indicator.
  private static func pad(
    _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat
  ) -> Device {
    let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    return Device(
      name, width, height, scale: 2, corner: corner, portrait: insets, landscape: insets)
  }
}
