/// The modules of Apple's systems that sources can import.
enum AppleModules {
  /// Returns the names for which `canImport` holds on a platform.
  static func names(for platform: Platform) -> Set<String> {
    platform == .macOS ? common : common.union(["UIKit"])
  }

  /// The names of modules that are known to exist.
  static let known = common.union(["UIKit"]).union(renamed.values).union(aliases.keys)

  /// The modules that every file can use without an import, since Foundation exports their names on
  /// Apple's systems.
  static let implicit = [
    "Foundation", "FoundationNetworking", "FoundationXML", "Observation", "Combine",
    "CombineNetworking", "ObjectiveCNames", "FoundationNames",
  ]

  /// The modules of this package that have another name; for example, other packages would use a
  /// module with the name `os` if they find one.
  static let aliases = ["os": "SystemLog", "ObjectiveC": "ObjectiveCNames"]

  /// The modules of the system that have another name on Linux, which must not be longer.
  static let renamed = ["Darwin": "Glibc"]

  private static let common: Set<String> = [
    "AVFoundation", "AVKit", "ActivityKit", "AppIntents", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "Charts", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreText",
    "CoreTransferable", "CryptoKit", "Darwin", "Dispatch", "EventKit", "EventKitUI", "Foundation",
    "GameKit", "ImageIO", "Introspect", "LayoutDSL", "LinkPresentation", "LocalAuthentication",
    "MapKit", "MediaPlayer", "MessageUI", "Network", "OSLog", "ObjectiveC", "Observation",
    "Photos", "PhotosUI", "QuartzCore", "RegexBuilder", "SafariServices", "Security", "SpriteKit",
    "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization", "TipKit",
    "UniformTypeIdentifiers", "UserNotifications", "WatchConnectivity", "WebKit", "WidgetKit",
    "os", "simd", "_Concurrency",
  ]
}
