import Foundation
import Testing

@testable import snap

struct ManifestTextTests {
  private static let computed = """
    // swift-tools-version: 6.2
    import PackageDescription
    let prefix = "Shop"
    let kit = prefix + "Kit"
    let shared: [SwiftSetting] = [
      .define("FULL"), .define("MAC", .when(platforms: [.macOS])),
      .define("FAST", .when(configuration: .release)),
      .define("PHONE", .when(platforms: [.iOS])), .defaultIsolation(MainActor.self),
    ]
    func feature(_ name: String) -> Target {
      .target(
        name: "\\(prefix)\\(name)", dependencies: [.product(name: "Nu" + "ke", package: "Nuke")],
        swiftSettings: shared)
    }
    func local(_ name: String) -> Package.Dependency { .package(path: "../\\(name)") }
    let package = Package(
      name: kit, products: [.library(name: kit, targets: [kit])],
      dependencies: ["Theme", "Core"].map(local)
        + [.package(url: "https://example.com/" + "Nuke.git", from: "1.0.0")],
      targets: ["Home", "Cart"].map(feature)
        + [.target(name: kit, path: "Parts/" + kit), .testTarget(name: kit + "Tests")],
      swiftLanguageModes: [.v5])
    """

  @Test func computedNamesAreThoseOfTheEvaluatedManifest() throws {
    let folder = try TemporaryFolder(with: ["Kit/Package.swift": Self.computed])
    defer { folder.remove() }
    let manifest = try #require(ManifestText(in: folder.url.appending(path: "Kit")))
    #expect(manifest.isComputed)
    #expect(manifest.targetNames == ["ShopHome", "ShopCart", "ShopKit"])
    #expect(manifest.productNames == ["Nuke", "Nuke"])
    #expect(
      manifest.localDependencies.map { ($0 as NSString).lastPathComponent } == ["Theme", "Core"])
    #expect(manifest.remoteDependencies == ["https://example.com/Nuke.git"])
    #expect(manifest.mentions("ShopCart") && !manifest.mentions("ShopTheme"))
    let home = manifest.settings(ofFilesIn: ["Sources", "ShopHome"])
    #expect(home.conditions == ["FULL", "PHONE", "SWIFT_PACKAGE"])
    #expect(home.isMainActorIsolated == true)
    #expect(home.languageMode == .swift5)
  }

  @Test func aManifestWithLiteralsIsNotEvaluated() throws {
    let text = """
      let package = Package(
        name: "Kit", dependencies: [.package(name: "Core", path: "../Core")],
        targets: [.target(name: "Kit", path: "Sources")])
      """
    let folder = try TemporaryFolder(with: ["Package.swift": text])
    defer { folder.remove() }
    let manifest = try #require(ManifestText(in: folder.url))
    #expect(!manifest.isComputed && manifest.targetNames == ["Kit"])
  }

  @Test func aManifestThatIsRefusedIsReadAsItIsWritten() throws {
    let text = """
      // swift-tools-version: 99.0
      let name = "Kit"
      let package = Package(name: name, targets: [.target(name: name), .target(name: "Core")])
      """
    let folder = try TemporaryFolder(with: ["Package.swift": text])
    defer { folder.remove() }
    let manifest = try #require(ManifestText(in: folder.url))
    #expect(manifest.isComputed && manifest.targetNames == ["Core"])
  }
}
