import Foundation

@testable import snap

/// A package whose target imports a module of a checked-out package, which has a target in C, a
/// file with code that Linux does not have, and a resource.
struct SampleCheckouts {
  let folder: TemporaryFolder
  var root: URL { folder.url }

  init() throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private static let package = ".build/checkouts/swift-sizes"
  private static let files = [
    "Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "App", dependencies: [.package(url: "https://example.com/swift-sizes.git", from: "1.0.0")],
      targets: [
        .target(name: "App", dependencies: [.product(name: "Sizes", package: "swift-sizes")])
      ])
    """,
    "Sources/App/Card.swift": """
    import Sizes
    import SwiftUI

    struct Card: View {
      var body: some View { Color.blue.frame(width: Sizes.width, height: Sizes.height) }
    }
    """,
    "\(package)/Package.swift": """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Sizes", products: [.library(name: "Sizes", targets: ["Sizes"])],
      targets: [
        .target(name: "c-sizes", cSettings: [.define("WIDTH", to: "30")]),
        .target(
          name: "Sizes", dependencies: ["c-sizes"], resources: [.process("height.txt")],
          swiftSettings: [.define("TALL")]),
        .testTarget(name: "SizesTests", dependencies: ["Sizes"]),
      ])
    """,
    "\(package)/Sources/c-sizes/include/width.h": "int card_width(void);\n",
    "\(package)/Sources/c-sizes/width.c": """
    #include "width.h"
    int card_width(void) { return WIDTH; }
    """,
    "\(package)/Sources/Sizes/Sizes.swift": """
    import c_sizes
    import Foundation

    public enum Sizes {
      public static var width: Double { Double(card_width()) }
      public static var height: Double {
        let file = Bundle.module.url(forResource: "height", withExtension: "txt")
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
        #if TALL && SWIFT_PACKAGE && os(iOS)
        return Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 1
        #else
        return 2
        #endif
      }
    }
    """,
    "\(package)/Sources/Sizes/Missing.swift": """
    public func missing() -> Int { functionThatLinuxDoesNotHave() }
    """,
    "\(package)/Sources/Sizes/height.txt": "40\n",
  ]
}
