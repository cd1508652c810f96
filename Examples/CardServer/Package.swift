// swift-tools-version: 6.1
import PackageDescription

// Copy this folder, and name LayoutDSL by its URL instead of the path.
let package = Package(
  name: "CardServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "LayoutDSL", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Everything but the server, so that another one needs only an adapter like CardServer.swift.
    .target(name: "Cards", dependencies: [.product(name: "LayoutDSL", package: "LayoutDSL")]),
    .executableTarget(
      name: "CardServer",
      dependencies: ["Cards", .product(name: "FlyingFox", package: "FlyingFox")]),
    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
  ]
)
