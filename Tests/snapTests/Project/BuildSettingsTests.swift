import Foundation
import Testing

@testable import snap

struct BuildSettingsTests {
  /// Returns the settings of a file, with other files around it.
  private func settings(of path: String, beside files: [String: String]) throws -> BuildSettings {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files.merging([path: ""], uniquingKeysWith: { text, _ in text }) {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return ProjectFolders().settings(ofFilesAt: [folder.appendingPathComponent(path).path])
  }

  private static let project = """
    // !$*UTF8*$!
    { objects = {
      P = { buildConfigurationList = L0; targets = (T1, T2); };
      T1 = {
        name = ShopTests; productType = "com.apple.product-type.bundle.unit-test";
        buildConfigurationList = L0;
      };
      T2 = {
        name = Shop; productType = "com.apple.product-type.application";
        buildConfigurationList = L2;
      };
      L0 = { buildConfigurations = (C0); };
      L2 = { buildConfigurations = (C1, C2); };
      C0 = {
        name = Debug;
        buildSettings = { SWIFT_VERSION = 5.0; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; };
      };
      C1 = { name = Release; buildSettings = { SWIFT_VERSION = 5.0; }; };
      C2 = {
        name = Debug;
        buildSettings = {
          SWIFT_VERSION = 6.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) DEBUG STAGING";
        };
      };
    }; rootObject = P; }
    """

  @Test(arguments: ["Shop/Views/Card.swift", "Other/Card.swift"])
  func aProjectGivesTheSettingsOfItsApp(path: String) throws {
    let settings = try settings(
      of: path, beside: ["Shop.xcodeproj/project.pbxproj": Self.project])
    #expect(settings.languageMode == .swift6)
    #expect(settings.isMainActorIsolated == true)
    #expect(settings.conditions == ["DEBUG", "STAGING"])
    #expect(settings.texts["PRODUCT_NAME"] == "Shop" && settings.texts["SWIFT_VERSION"] == "6.0")
  }

  private static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Kit",
      targets: [
        // .target(name: "Old", swiftSettings: [.define("OLD")]),
        .target(
          name: "Kit",
          swiftSettings: [.defaultIsolation(MainActor.self), .define("FULL", .when(platforms: []))]),
        .target(name: "Core", path: "Parts/Core", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
    """

  @Test func aPackageGivesTheSettingsOfATarget() throws {
    let files = ["Package.swift": Self.manifest]
    let kit = try settings(of: "Sources/Kit/Card.swift", beside: files)
    #expect(
      kit.languageMode == .swift6 && kit.isMainActorIsolated == true
        && kit.conditions == ["FULL", "SWIFT_PACKAGE"])
    let core = try settings(of: "Parts/Core/Card.swift", beside: files)
    #expect(
      core.languageMode == .swift5 && core.isMainActorIsolated == false
        && core.conditions == ["SWIFT_PACKAGE"])
  }

  @Test func theFolderOfTheOnlyTargetHasItsSettings() throws {
    let files = ["Package.swift": Self.manifest]
    let sources = try settings(of: "Sources", beside: files)
    #expect(sources.languageMode == .swift6 && sources.conditions == ["FULL", "SWIFT_PACKAGE"])
    #expect(try settings(of: "Parts", beside: files).languageMode == .swift5)
    let second = Self.manifest.replacing(", path: \"Parts/Core\"", with: "")
    let both = try settings(of: "Sources", beside: ["Package.swift": second])
    #expect(both == BuildSettings(conditions: ["FULL", "SWIFT_PACKAGE"]))
  }

  @Test(arguments: ["Tests/KitTests/Card.swift", "Card.swift", "Samples/Card.swift"])
  func filesOutsideTheTargetsHaveNoSettings(path: String) throws {
    #expect(
      try settings(of: path, beside: ["Package.swift": Self.manifest]) == BuildSettings())
  }

  @Test func aWholePackageHasTheConditionsOfItsTargetsForThePlatform() throws {
    let manifest = """
      let settings: [SwiftSetting] = [
        .define("iOS", .when(platforms: [.iOS, .macCatalyst])),
        .define("macOS", .when(platforms: [.macOS])),
      ]
      let package = Package(name: "Kit", targets: [.target(name: "Kit", swiftSettings: settings)])
      """
    let card = try settings(of: "Sources/Kit/Card.swift", beside: ["Package.swift": manifest])
    #expect(card.conditions == ["iOS", "SWIFT_PACKAGE"])
    let whole = try withTemporaryFolder { folder in
      try Data(manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
      return ProjectFolders().settings(ofFilesAt: [folder.path])
    }
    #expect(whole.conditions == ["iOS", "SWIFT_PACKAGE"])
  }

  @Test func aDamagedProjectGivesNoSettings() throws {
    for text in ["", "{ objects = ", "{ objects = { P = 1; }; rootObject = P; }"] {
      #expect(
        try settings(of: "App/Card.swift", beside: ["A.xcodeproj/project.pbxproj": text])
          == BuildSettings())
    }
  }

  @Test func theProgramHasTheSettingsOfTheProject() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("isolated-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let target = folder.appendingPathComponent("Sources/Kit")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try Data(Self.manifest.utf8).write(to: folder.appendingPathComponent("Package.swift"))
    // The static variable is an error in Swift 6 unless it is isolated.
    let source = """
      import SwiftData
      import SwiftUI
      final class Counter { static var shared = Counter() }
      @Model final class Note {
        @Attribute(.unique) var text: String
        init(text: String) { self.text = text }
      }
      #if FULL
      #Preview { Text("a") }
      #endif
      """
    try Data(source.utf8).write(to: target.appendingPathComponent("Card.swift"))
    let picture = folder.appendingPathComponent("a.png").path
    let result = try SnapCommand.run("render", target.path, "-o", picture)
    #expect(result.exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: picture))
    #expect(
      try SnapCommand.run("render", target.path, "--swift-version", "5", "-o", picture).exitCode
        == 0)
  }
}
