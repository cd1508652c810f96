// swift-tools-version: 6.1
import PackageDescription

// A package of a user: scripts/test-client builds it, also with a tag in place of the path.
let package = Package(
  name: "Client",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "LayoutDSL", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Client",
      dependencies: [
        .product(name: "LayoutDSL", package: "LayoutDSL"),
        .product(name: "SwiftUI", package: "LayoutDSL", condition: .when(platforms: [.linux])),
        .product(name: "Combine", package: "LayoutDSL", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "ClientTests",
      dependencies: ["Client", .product(name: "SnapshotTesting", package: "LayoutDSL")]),
  ]
)
