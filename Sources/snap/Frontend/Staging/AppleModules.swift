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
    "CombineNetworking", "ObjectiveCNames", "FoundationNames", "Security",
  ]

  /// The modules of this package that have another name; for example, other packages would use a
  /// module with the name `os` if they find one.
  static let aliases = ["os": "SystemLog", "ObjectiveC": "ObjectiveCNames"]

  /// Returns the name that a module of the system has here, which is not longer; nil if it is the
  /// same.
  ///
  /// The names that a framework adds for another one, such as `_PhotosUI_SwiftUI`, are in its own
  /// module.
  static func newName(of module: String) -> String? {
    if let name = renamed[module] { return name }
    guard module.hasPrefix("_"), !common.contains(module),
      let name = module.wholeMatch(of: #/_([A-Z]\w*)_(?:SwiftUI|UIKit|CoreData)/#)?.1
    else { return nil }
    return common.contains(String(name)) ? String(name) : nil
  }

  /// The modules that have another name here.
  ///
  /// Sources that import `AddressBook` and similar modules use the names of their successors.
  /// Without its macro, `Playgrounds` is empty. The known names of `MachO`, `CFNetwork` and
  /// `CoreFoundation` are visible without an import; those of the module that Linux has would make
  /// them ambiguous.
  private static let renamed = [
    "Darwin": "Glibc", "math_h": "Glibc", "MachO": "Swift", "CFNetwork": "Swift",
    "CoreFoundation": "Swift", "Accessibility": "UIKit",
    "AddressBook": "Contacts", "AddressBookUI": "ContactsUI", "AssetsLibrary": "Photos",
    "CoreAudio": "AVFAudio", "CoreAudioTypes": "AVFAudio", "AudioUnit": "AVFAudio",
    "Playgrounds": "Foundation", "Symbols": "SwiftUI",
  ]

  private static let common: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "ActivityKit", "AdSupport",
    "AppIntents", "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices",
    "BackgroundTasks", "CallKit", "CarPlay", "Charts", "CloudKit", "Combine", "CommonCrypto",
    "Compression", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreFoundation",
    "CoreGraphics",
    "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CoreVideo", "CryptoKit", "Darwin", "DeveloperToolsSupport", "DeviceCheck",
    "Dispatch", "EventKit", "EventKitUI", "FamilyControls", "Foundation", "FoundationModels",
    "GameController", "GameKit", "GameplayKit", "HealthKit", "HealthKitUI", "ImageIO", "Intents",
    "IntentsUI", "Introspect", "JavaScriptCore", "LayoutDSL", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal", "MetalKit", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network",
    "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "Observation", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "RealityKit", "RegexBuilder", "ReplayKit", "SafariServices", "SceneKit", "Security", "Social",
    "SQLite3", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "SwiftUICore",
    "Symbols",
    "Synchronization", "SystemConfiguration", "TipKit", "Translation", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit",
    "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "_AVKit_SwiftUI", "_Concurrency",
    "os", "simd", "zlib",
  ]
}
