import SwiftUI

#if canImport(UIKit)
  import UIKit
#endif

@MainActor
enum Device {
  static var modelName: String {
    #if canImport(UIKit)
      UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone"
    #else
      "Mac"
    #endif
  }

  /// The width of one pixel in points.
  static var hairline: CGFloat {
    #if canImport(UIKit)
      1 / UIScreen.main.scale
    #else
      1
    #endif
  }

  /// Opens the system settings of the app, if the platform has them.
  static func openSettings() {
    #if canImport(UIKit)
      if let url = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(url)
      }
    #endif
  }
}
