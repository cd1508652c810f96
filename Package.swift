// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// On Apple platforms SwiftUI and Combine are the system's; elsewhere this package serves both names.
#if os(Linux)
  let servesSystemModules = true
#else
  let servesSystemModules = false
#endif

/// Apple's modules that ordinary app code imports, by name, with the modules that each is made of.
let systemModules: [(name: String, dependencies: [Target.Dependency])] = [
  (
    "CoreGraphics",
    ["Drawing", "Rasterizer", "Codecs", "Vector", "ObjectiveCNames", "_Testing_CoreGraphics"]
  ),
  ("ImageIO", ["CoreGraphics", "Codecs"]),
  (
    "CoreImage",
    [
      "CoreGraphics", "ImageIO", "ObjectiveCNames", "Drawing", "Rasterizer", "Codecs", "CQRCode",
      "CoreVideo", "_Testing_CoreImage",
    ]
  ),
  ("CoreText", ["CoreGraphics", "UIKit"]),
  (
    "QuartzCore",
    ["CoreGraphics", "SystemIntegration", "ViewCore", "ViewClock", "ObjectiveCNames"]
  ),
  ("UniformTypeIdentifiers", []),
  ("CoreTransferable", ["UniformTypeIdentifiers"]),
  ("SystemLog", []),
  ("OSLog", ["SystemLog"]),
  ("ObjectiveCNames", ["Drawing", "ViewClock", "CStreams"]),
  (
    "FoundationNames",
    [
      "CICU", "CDeflate", "SystemIntegration", "ViewCore", "Drawing", "ObjectiveCNames",
      "SystemLog",
    ]
  ),
  (
    "UIKit",
    [
      "LayoutDSL", "Controls", "SystemIntegration", "Render", "Codecs", "CoreGraphics", "CoreImage",
      "ImageIO", "QuartzCore",
      "ObjectiveCNames", "FoundationNames", "UserNotifications", "UniformTypeIdentifiers",
      "ViewClock", "CInitializers", "_Testing_UIKit",
    ]
  ),
  (
    "SwiftData",
    ["SwiftUI", "Controls", "SystemIntegration", "ViewClock", "FoundationNames", "LayoutDSLMacros"]
  ),
  ("CoreLocation", ["Drawing", "ObjectiveCNames"]),
  ("MapKit", ["SwiftUI", "SystemIntegration", "ViewCore", "CoreLocation", "ObjectiveCNames"]),
  ("AVFoundation", ["QuartzCore", "AudioToolbox", "CoreVideo", "CoreImage"]),
  ("CoreVideo", ["ObjectiveCNames"]),
  ("AVKit", ["SwiftUI", "AVFoundation"]),
  ("CombineNetworking", ["Combine", "ObjectiveCNames"]),
  ("WebKit", ["CombineNetworking", "SwiftUI", "SystemIntegration", "ViewCore"]),
  ("SafariServices", ["UIKit"]),
  ("StoreKit", ["SwiftUI", "ObjectiveCNames"]),
  ("UserNotifications", ["CoreLocation", "ObjectiveCNames"]),
  ("PhotosUI", ["SwiftUI", "CoreTransferable", "Photos"]),
  ("AppIntents", ["SwiftUI", "CoreSpotlight", "UniformTypeIdentifiers"]),
  (
    "WidgetKit",
    [
      "SwiftUI", "Controls", "SystemIntegration", "ViewCore", "LayoutDSLMacros", "AppIntents",
      "ActivityKit", "Intents",
    ]
  ),
  ("Charts", ["SwiftUI", "ViewCore"]),
  ("AudioToolbox", ["ObjectiveCNames"]),
  ("AuthenticationServices", ["SwiftUI", "UIKit", "FoundationNames", "ObjectiveCNames"]),
  ("CoreHaptics", []),
  ("LocalAuthentication", ["ObjectiveCNames"]),
  ("MessageUI", ["UIKit", "ObjectiveCNames"]),
  ("Network", ["ObjectiveCNames"]),
  ("Security", ["ObjectiveCNames", "CombineNetworking"]),
  ("simd", ["Drawing"]),
  ("CryptoKit", ["COpenSSL"]),
  ("TipKit", ["SwiftUI", "SystemIntegration", "ViewCore", "LayoutDSLMacros"]),
  ("CoreData", ["Combine", "ObjectiveCNames", "SystemIntegration", "ViewCore"]),
  ("Photos", ["UIKit", "ImageIO", "AVFoundation", "CoreLocation"]),
  ("CloudKit", ["UIKit", "ObjectiveCNames"]),
  ("WatchConnectivity", ["ObjectiveCNames"]),
  ("ActivityKit", ["ViewCore"]),
  ("MediaPlayer", ["UIKit", "AVFoundation", "SystemIntegration", "ViewCore"]),
  ("LinkPresentation", ["SwiftUI", "UIKit"]),
  ("SpriteKit", ["SwiftUI", "UIKit", "CoreImage", "Drawing", "GameplayKit", "simd"]),
  ("EventKit", ["CoreGraphics", "CoreLocation"]),
  ("EventKitUI", ["UIKit", "EventKit"]),
  ("Contacts", ["CoreLocation", "ObjectiveCNames"]),
  ("ContactsUI", ["SwiftUI", "UIKit", "Contacts"]),
  ("BackgroundTasks", ["ObjectiveCNames"]),
  ("GameKit", ["UIKit", "ObjectiveCNames"]),
  ("AdSupport", []),
  ("AppTrackingTransparency", []),
  ("CoreBluetooth", ["ObjectiveCNames"]),
  ("CoreMotion", []),
  (
    "CoreSpotlight", ["UniformTypeIdentifiers", "SystemIntegration", "ViewCore", "ObjectiveCNames"]
  ),
  ("HealthKit", ["CoreLocation", "ObjectiveCNames"]),
  ("HealthKitUI", ["HealthKit", "SwiftUI", "UIKit"]),
  ("Intents", ["SystemIntegration", "ViewCore", "ObjectiveCNames"]),
  ("NaturalLanguage", ["FoundationNames"]),
  ("NotificationCenter", ["UserNotifications", "FoundationNames"]),
  ("PDFKit", ["UIKit", "SystemIntegration", "ViewCore"]),
  ("PencilKit", ["UIKit"]),
  ("QuickLook", ["SwiftUI", "UIKit"]),
  ("Speech", ["AVFoundation"]),
  ("Vision", ["AVFoundation", "CoreImage", "CoreML", "ImageIO"]),
  ("WeatherKit", ["CoreLocation"]),
  ("DeveloperToolsSupport", ["LayoutDSL"]),
  ("SwiftUICore", ["LayoutDSL"]),
  ("AVFAudio", ["AVFoundation"]),
  ("CoreMedia", ["AVFoundation"]),
  ("_AVKit_SwiftUI", ["AVKit"]),
  ("MobileCoreServices", ["UniformTypeIdentifiers", "ObjectiveCNames"]),
  ("CoreServices", ["MobileCoreServices"]),
  ("CommonCrypto", ["COpenSSL"]),
  ("Compression", ["CDeflate"]),
  ("SystemConfiguration", ["ObjectiveCNames"]),
  ("CoreTelephony", ["ObjectiveCNames"]),
  ("CoreLocationUI", ["SwiftUI", "CoreLocation"]),
  ("CoreML", ["CoreGraphics", "CoreVideo", "ObjectiveCNames"]),
  ("CoreNFC", ["ObjectiveCNames"]),
  ("PassKit", ["SwiftUI", "UIKit", "Contacts", "LayoutDSLMacros", "ObjectiveCNames"]),
  ("VisionKit", ["UIKit", "Vision"]),
  ("SceneKit", ["SwiftUI", "UIKit", "CoreImage", "simd", "SystemIntegration", "ViewCore"]),
  ("ARKit", ["SceneKit", "SpriteKit", "CoreVideo", "simd"]),
  ("RealityKit", ["SwiftUI", "UIKit", "ARKit", "simd"]),
  ("CallKit", ["FoundationNames", "ObjectiveCNames"]),
  ("DeviceCheck", ["ObjectiveCNames"]),
  ("FoundationModels", ["LayoutDSLMacros"]),
  ("ReplayKit", ["UIKit", "AVFoundation", "SystemIntegration", "ViewCore"]),
  ("VideoToolbox", ["AVFoundation"]),
  ("GameController", ["CoreHaptics"]),
  ("GameplayKit", ["Drawing"]),
  ("IntentsUI", ["Intents", "UIKit"]),
  ("MetricKit", []),
  ("PushKit", []),
  ("Social", ["UIKit"]),
  ("Translation", ["SwiftUI"]),
  ("UserNotificationsUI", ["UIKit", "UserNotifications"]),
  ("Accelerate", ["Drawing", "simd"]),
  ("CarPlay", ["UIKit"]),
  ("FamilyControls", ["SwiftUI"]),
  ("JavaScriptCore", []),
  ("Metal", []),
  ("MetalKit", ["Metal", "UIKit", "simd", "SystemIntegration", "ViewCore"]),
  ("MultipeerConnectivity", ["UIKit", "ObjectiveCNames"]),
  ("MusicKit", ["SwiftUI"]),
  ("NetworkExtension", ["ObjectiveCNames"]),
  (
    "SwiftUI",
    [
      "LayoutDSL", "Render", "UIKit", "CoreGraphics", "CoreTransferable", "CoreData",
      "DeveloperToolsSupport", "Controls",
    ]
  ),
]

let viewModules =
  servesSystemModules
  ? systemModules.map(\.name) + ["Combine", "Introspect"] : ["LayoutDSL", "Render"]
let combine: [Target.Dependency] = servesSystemModules ? ["Combine"] : []
let transfer: [Target.Dependency] = servesSystemModules ? ["CoreTransferable"] : []
let initializers: [Target.Dependency] = servesSystemModules ? ["CInitializers"] : []
let graphics: [Target.Dependency] = servesSystemModules ? ["CoreGraphics"] : []

let package = Package(
  name: "LayoutDSL",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "LayoutDSL", targets: ["LayoutDSL", "Render"]),
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
    // `snap` carries the view modules for the programs that it compiles, and calls none of them, so it
    // is compiled beside them.
    .executable(name: "snap", targets: ["snap"] + viewModules),
    .plugin(name: "SnapPlugin", targets: ["SnapPlugin"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    .target(name: "CScheduling", path: "Sources/Shims/Scheduling"),
    .target(name: "ViewClock", dependencies: ["CScheduling"]),
    .macro(name: "LayoutDSLMacros", path: "Sources/Macros"),
    // The floors below the views: geometry, paths, colours and display lists, then pixels, files and
    // outlines, which know nothing but `Drawing`.
    .target(name: "Drawing"),
    .target(name: "Rasterizer", dependencies: ["Drawing", "CKernels"]),
    .target(
      name: "Codecs", dependencies: ["Drawing", "CKernels", "CPNG", "CJPEG", "CDeflate", "CISAL"]),
    .target(name: "Vector", dependencies: ["Drawing", "Rasterizer", "Codecs", "CPNG", "CDeflate"]),
    .target(
      name: "ViewCore",
      dependencies: ["Drawing", "ViewClock", "CKernels", "LayoutDSLMacros"] + combine + transfer,
      path: "Sources/LayoutDSL/ViewCore"),
    .target(
      name: "SystemIntegration",
      dependencies: ["ViewCore", "ViewClock", "LayoutDSLMacros"] + combine + transfer
        + initializers + graphics,
      path: "Sources/LayoutDSL/SystemIntegration"),
    .target(
      name: "Controls", dependencies: ["SystemIntegration", "ViewCore", "ViewClock"] + combine,
      path: "Sources/LayoutDSL/Controls"),
    .target(
      name: "LayoutDSL", dependencies: ["ViewCore", "SystemIntegration", "Controls"],
      exclude: ["ViewCore", "SystemIntegration", "Controls"]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "ICU", pkgConfig: "icu-i18n",
      providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .target(name: "CICU", dependencies: ["ICU"]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    .target(name: "CKernels"),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CISAL", pkgConfig: "libisal",
      providers: [.apt(["libisal-dev"]), .brew(["isa-l"])]),
    .target(
      name: "Render",
      dependencies: [
        "ViewCore", "SystemIntegration", "Rasterizer", "Vector", "Codecs", "ViewClock", "CKernels",
        "CHarfBuzz", "CICU",
      ] + combine),
    .target(name: "Goldens", dependencies: ["Render", "ViewCore", "CKernels"]),
    .target(name: "CTestRegion", path: "Sources/Shims/TestRegion"),
    .target(
      name: "SnapshotTesting",
      dependencies: ["Goldens", "LayoutDSL", "Render", "ViewClock", "CTestRegion"]),
    .target(
      name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting"],
      path: "Sources/Shims/InlineSnapshotTesting"),
    .target(
      name: "SnapRuntime",
      dependencies: [
        "LayoutDSL", "Controls", "SystemIntegration", "Render", "ViewClock", "Combine", "CNetwork",
        "CSignals",
      ]),
    .target(name: "CNetwork", path: "Sources/Shims/CNetwork"),
    .target(name: "CSignals", path: "Sources/Shims/Signals"),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(
      name: "snap",
      dependencies: [
        "SnapRuntime", "Goldens", "Render", "LayoutDSL", "Drawing", "CYAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .plugin(
      name: "SnapPlugin",
      capability: .command(
        intent: .custom(verb: "snap", description: "Renders, tests and explains SwiftUI views."),
        permissions: [
          .writeToPackageDirectory(reason: "snap writes pictures, goldens and reports.")
        ])),
    // Reads the documentation and the sources as text, and the output that the documentation quotes.
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["snap", "SnapshotTesting", "Goldens", "Render", "LayoutDSL"]),
    .testTarget(name: "ViewClockTests", dependencies: ["ViewClock"]),
    .testTarget(name: "DrawingTests", dependencies: ["Drawing"]),
    // Shared by the tests of the drawing modules: lists and measures of their pictures.
    .target(
      name: "DrawingTools", dependencies: ["Drawing", "Rasterizer"], path: "Tests/DrawingTools"),
    .testTarget(
      name: "RasterizerTests", dependencies: ["Rasterizer", "Drawing", "CKernels", "DrawingTools"]),
    .testTarget(name: "CodecsTests", dependencies: ["Codecs", "Drawing"]),
    // Shared by the tests of outlines and of screens: SVG and PDF as other programs draw them.
    .target(
      name: "VectorTools", dependencies: ["Vector", "Codecs", "Drawing"], path: "Tests/VectorTools"),
    .testTarget(
      name: "VectorTests",
      dependencies: ["Vector", "Rasterizer", "Drawing", "DrawingTools", "VectorTools"]),
    .testTarget(
      name: "LayoutDSLTests",
      dependencies: [
        "LayoutDSL", "ViewCore", "SystemIntegration", "Controls", "Drawing", "ViewClock",
      ]),
    .testTarget(name: "MacroTests", dependencies: ["LayoutDSL", "Render"]),
    .testTarget(
      name: "RenderTests",
      dependencies: [
        "Render", "Rasterizer", "Codecs", "Vector", "LayoutDSL", "ViewCore", "Controls", "Drawing",
        "DrawingTools", "VectorTools",
      ]),
    .testTarget(
      name: "Conformance", dependencies: ["LayoutDSL", "ViewCore", "Controls", "Drawing", "Render"]),
    .testTarget(name: "GoldensTests", dependencies: ["Goldens", "Render"]),
    .testTarget(
      name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "Render"],
      exclude: ["__Snapshots__", "Strategies/__Snapshots__"]),
    .testTarget(
      name: "SnapRuntimeTests", dependencies: ["SnapRuntime", "Render", "LayoutDSL", "Combine"]),
    .testTarget(
      name: "snapTests",
      dependencies: ["snap", "SnapRuntime", "Goldens", "SnapshotTesting", "Render"],
      exclude: ["Commands/__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)

if servesSystemModules {
  package.targets += [
    .target(name: "CInitializers", path: "Sources/Shims/Initializers"),
    .target(name: "CStreams", path: "Sources/Shims/Streams"),
    .systemLibrary(
      name: "CQRCode", pkgConfig: "libqrencode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .target(name: "_Testing_CoreGraphics", path: "Sources/Shims/TestingOverlays/CoreGraphics"),
    .target(name: "_Testing_CoreImage", path: "Sources/Shims/TestingOverlays/CoreImage"),
    .target(name: "_Testing_UIKit", path: "Sources/Shims/TestingOverlays/UIKit"),
  ]
  package.products += systemModules.map { .library(name: $0.name, targets: [$0.name]) }
  // A build starts modules in the reverse order of their names, and C modules last. Modules that need
  // nothing therefore wait for what `ViewCore`, the longest module, needs
  // (Documentation/Decisions/018-modules.md).
  let neededByViews: [Target.Dependency] = ["Combine", "CKernels"]
  package.targets += systemModules.map {
    let waits = $0.dependencies.isEmpty && $0.name != "UniformTypeIdentifiers"
    return .target(
      name: $0.name, dependencies: waits ? neededByViews : $0.dependencies,
      path: "Sources/Shims/\($0.name)")
  }
  package.products += [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "Introspect", targets: ["Introspect"]),
  ]
  package.dependencies += [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
  ]
  package.targets += [
    .target(
      name: "Combine",
      dependencies: ["ViewClock", .product(name: "OpenCombine", package: "OpenCombine")],
      path: "Sources/Shims/Combine"),
    .target(name: "Introspect", dependencies: ["LayoutDSL"], path: "Sources/Shims/Introspect"),
    // Ordinary app code, much of it from before Swift 6: `snap` compiles it in this mode too.
    .target(
      name: "Examples", dependencies: ["SwiftUI", "Combine"], path: "Examples",
      // Modules that `snap` compiles, and packages of their own.
      exclude: ["Apps", "Bazel", "CardServer", "SnapshotSuite"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Render", "Rasterizer", "LayoutDSL", "Goldens", "CHarfBuzz", "Examples", "SwiftUI",
      ],
      path: "Benchmarks"),
    // Run by `make fuzz`; its tests run the seeds and the inputs that once failed.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "SnapRuntime", "Render", "Rasterizer", "Vector", "Drawing", "LayoutDSL", "UIKit",
        "SpriteKit",
      ],
      path: "Fuzz"),
    .testTarget(name: "fuzzTests", dependencies: ["fuzz"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "ViewClock"]),
    .testTarget(
      name: "ShimTests", dependencies: systemModules.map { .target(name: $0.name) } + ["Render"]),
    .testTarget(
      name: "SeedTests", dependencies: ["Examples", "SwiftUI", "Combine", "Introspect"],
      path: "Tests/Seeds"),
    .testTarget(
      name: "Snapshots",
      dependencies: ["Examples", "SwiftUI", "Introspect", "SnapshotTesting", "VectorTools"],
      exclude: ["__Snapshots__"]),
  ]
}
