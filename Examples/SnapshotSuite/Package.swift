// swift-tools-version: 6.1
import PackageDescription

// 200 snapshots of an app's screens, as tests and as previews; `./measure` times both.
let package = Package(
  name: "SnapshotSuite",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "LayoutDSL", path: "../..")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "SwiftUI", package: "LayoutDSL", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "SnapshotTesting", package: "LayoutDSL")]),
  ]
)
