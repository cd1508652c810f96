import Foundation
import Testing

/// `snap test` on packages and Xcode projects, and on what has changed since a commit.
@Suite(.serialized) struct TestProjectsTests {
  private let pictures: PictureFolder

  init() throws {
    pictures = try PictureFolder()
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files {
      let file = URL(fileURLWithPath: "\(pictures.path)/\(path)")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func snap(_ arguments: String...) throws -> SnapCommand {
    let neutral = ["CI", "GITHUB_ACTIONS", "TF_BUILD", "SNAP_RECORD", "SNAPSHOT_TESTING_RECORD"]
    return try SnapCommand.run(
      arguments: arguments, in: URL(fileURLWithPath: pictures.path),
      environment: Dictionary(uniqueKeysWithValues: neutral.map { ($0, "") }))
  }

  private func git(_ arguments: String...) throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments =
      ["git", "-C", pictures.path, "-c", "user.name=a", "-c", "user.email=a@example.org"]
      + arguments
    try git.run()
    git.waitUntilExit()
    try #require(git.terminationStatus == 0)
  }

  private func view(_ name: String, _ content: String) -> String {
    """
    import SwiftUI
    struct \(name): View { var body: some View { \(content) } }
    #Preview("\(name)", traits: .fixedLayout(width: 4, height: 4)) { \(name)() }
    """
  }

  @Test func theTargetsOfAPackageAreModulesOfTheirOwn() throws {
    try write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop", dependencies: [.package(path: "Local")],
        targets: [
          .target(name: "Core", path: "Code/CoreFiles", exclude: ["Old"]),
          .target(
            name: "App", dependencies: ["Core", .product(name: "Theme", package: "Local")]),
          .executableTarget(name: "Admin"),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """,
      "Local/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Local", products: [.library(name: "Theme", targets: ["Theme"])],
        targets: [.target(name: "Theme"), .target(name: "SwiftUI")])
      """,
      // As in a local package of LayoutDSL.
      "Local/Sources/SwiftUI/SwiftUI.swift": "import Nothing",
      "Local/Sources/Theme/Theme.swift": view("Swatch", "Color.red"),
      "Code/CoreFiles/Badge.swift": view("Badge", "Color.blue"),
      "Code/CoreFiles/Old/Broken.swift": "import Nothing",
      // Two targets may have types of one name.
      "Sources/App/Screen.swift": "import Core\nimport Theme\n" + view("Screen", "Badge()"),
      "Sources/Admin/Screen.swift": view("Screen", "Color.green"),
      "Tests/AppTests/AppTests.swift": "import XCTest",
    ])
    let run = try snap("test", ".", "--record", "all")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(
      run.lines.filter { $0.hasPrefix("new ") }.map { $0.split(separator: " ")[1] }.sorted() == [
        "Code/CoreFiles/Badge/Badge.1", "Sources/Admin/Screen/Screen.1",
        "Sources/App/Screen/Screen.1",
      ])
    // A target that does not compile leaves the others.
    try write(["Sources/Admin/Screen.swift": view("Screen", "Missing()")])
    let broken = try snap("test", ".")
    #expect(broken.exitCode == 3 && broken.text.contains("2 passed, 1 error"), "\(broken.text)")
    #expect(broken.text.contains("cannot find 'Missing' in scope"))
  }

  @Test func aManifestThatIsNotUnderstoodIsAnError() throws {
    try write([
      "Package.swift": "let package = 1", "Sources/App/Screen.swift": view("A", "Text(\"\")"),
    ])
    let run = try snap("test", ".")
    #expect(run.exitCode == 2)
    #expect(run.messages.contains("'swift package dump-package' does not understand it"))
  }

  @Test func theTargetsOfAnXcodeProjectAreModulesOfTheirOwn() throws {
    try write([
      "Shop.xcodeproj/project.pbxproj": Self.project,
      "Shop/ShopApp.swift": "import SwiftUI\n"
        + "@main struct ShopApp: App { var body: some Scene { WindowGroup { Home() } } }",
      "Shop/Views/Home.swift": "import ShopKit\n" + view("Home", "Badge()"),
      "Shop/Left out.swift": "import Nothing",
      "ShopKit/Badge.swift": view("Badge", "Color.blue"),
      "Watch/Face.swift": view("Face", "Color.black"),
      "ShopTests/ShopTests.swift": "import XCTest",
    ])
    for path in [".", "Shop.xcodeproj"] {
      let run = try snap("test", path, "--record", "all")
      #expect(run.exitCode == 0, "\(run.messages)")
      #expect(
        run.text.contains("Shop/Views/Home/Home.1") && run.text.contains("ShopKit/Badge/Badge.1"))
      #expect(!run.text.contains("Face"))
      #expect(
        run.messages.contains("target 'Watch' is left out, since it is for watchOS"))
    }
    try Data("{".utf8).write(
      to: URL(fileURLWithPath: pictures.path + "/Shop.xcodeproj/project.pbxproj"))
    let damaged = try snap("test", ".")
    #expect(damaged.exitCode == 2 && damaged.messages.contains("cannot read "))
  }

  @Test func aFolderHasTheFilesThatTheTargetsOfItsProjectCompile() throws {
    try write([
      "Shop.xcodeproj/project.pbxproj": Self.project,
      "ShopKit/Badge.swift": view("Badge", "Color.blue"),
      "ShopKit/Badge 2.swift": view("Badge", "Color.red"),
      "ShopKit/Local/Package.swift": "let package = Package(name: \"Local\")",
      "ShopKit/Local/Sources/Inner.swift": view("Inner", "Color.green"),
      "Other/Screen.swift": view("Screen", "Color.green"),
    ])
    let kit = try snap("list", "ShopKit")
    #expect(kit.exitCode == 0 && kit.text.contains("Inner"), "\(kit.messages)")
    #expect(
      kit.messages.contains(
        "ShopKit/Badge 2.swift: note: left out, since no target of Shop.xcodeproj compiles it"))
    #expect(kit.messages.split(separator: "\n").count == 1)
    // A file that is named stays, as does a folder without files of a target.
    for path in ["ShopKit/Badge 2.swift", "Other"] {
      let other = try snap("list", path)
      #expect(other.exitCode == 0 && other.messages.isEmpty, "\(other.messages)")
    }
  }

  @Test func aFolderOfAWholeProjectIsWithoutItsTests() throws {
    try write([
      "Shop.xcodeproj/project.pbxproj": Self.project,
      "ShopKit/Badge.swift": view("Badge", "Color.blue"),
      "ShopTests/ShopTests.swift": "let application = XCUIApplication()",
      "ShopTests/Sample.swift": view("Sample", "Color.red"),
    ])
    let whole = try snap("list", ".")
    #expect(whole.exitCode == 0 && whole.text.contains("Badge") && !whole.text.contains("Sample"))
    #expect(
      whole.messages == ".: note: the tests of Shop.xcodeproj are left out; "
        + "name their folder to add them\n")
    let tests = try snap("list", "ShopTests")
    #expect(tests.exitCode == 0 && tests.text.contains("Sample") && tests.messages.isEmpty)
  }

  @Test func aFolderAroundAProjectHasTheFilesOfItsAppForThePlatform() throws {
    try write([
      "Code/Shop.xcodeproj/project.pbxproj": Self.project,
      "Code/Shop/Home.swift": view("Home", "Color.red"),
      "Code/ShopKit/Badge.swift": "struct Home {}\n" + view("Badge", "Color.blue"),
      "Code/Watch/Face.swift": view("Face", "Color.black"),
      "Code/ShopTests/ShopTests.swift": "import XCTest",
      "Code/Local/Package.swift": "let package = Package(name: \"Local\")",
      "Code/Local/Sources/Inner.swift": view("Inner", "Color.green"),
      "Code/Local/Tests/LocalTests/InnerTests.swift": "import XCTest",
      "Code/Demo.playground/Contents.swift": "print(1)",
    ])
    let whole = try snap("list", ".")
    #expect(whole.exitCode == 0 && whole.text.contains("Home") && whole.text.contains("Inner"))
    #expect(!whole.text.contains("Badge") && !whole.text.contains("Face"))
    let reasons = [
      "files of 'ShopKit', which declares 'Home' too,", "targets for other platforms", "tests",
    ]
    for reason in reasons {
      #expect(
        whole.messages.contains(
          "note: the \(reason) of Shop.xcodeproj are left out; name their folder to add them"))
    }
    #expect(whole.messages.contains("the tests of Local are left out"))
    #expect(try snap("list", "Code/ShopKit").text.contains("Badge"))
  }

  @Test func examplesAndToolsOfAPackageDoNotHideIt() throws {
    try write([
      "Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Sources/Kit/Badge.swift": "struct Home {}\n" + view("Badge", "Color.blue"),
      "Sources/Kit/Kit.docc/Resources/Step.swift": view("Step", "Color.gray"),
      "Example/Shop.xcodeproj/project.pbxproj": Self.project,
      "Example/Shop/Home.swift": view("Home", "Color.red"),
      "Example/ShopKit/Badge.swift": view("Demo", "Color.green"),
      "Example/ShopTests/ShopTests.swift": "import XCTest",
      "Tools/Package.swift": "let package = Package(name: \"Tools\")",
      "Tools/Sources/Tools/main.swift": "print(1)",
    ])
    let whole = try snap("list", ".")
    #expect(whole.exitCode == 0 && whole.text.contains("Badge") && whole.text.contains("Demo"))
    #expect(!whole.text.contains("Home") && !whole.text.contains("Step"))
    let reasons = [
      "files of 'Shop', which declares 'Home' too, of Shop.xcodeproj", "tests of Shop.xcodeproj",
      "files of Tools",
    ]
    for reason in reasons {
      #expect(whole.messages.contains("note: the \(reason) are left out"), "\(whole.messages)")
    }
    #expect(try snap("list", "Example").text.contains("Home"))
  }

  @Test func targetsOfLocalPackagesAreCompiledWithTheFilesThatImportThem() throws {
    try write([
      "App/Shop.xcodeproj/project.pbxproj": Self.project.replacing(
        "mainGroup = MAIN;", with: "mainGroup = MAIN; packageReferences = (LOCAL);"
      ).replacing(
        "MAIN = {",
        with: "LOCAL = { isa = XCLocalSwiftPackageReference; relativePath = ../Kit; }; MAIN = {"),
      "App/Shop/Home.swift": "import Theme\n" + view("Home", "brand"),
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit",
        targets: [.target(name: "Theme", dependencies: ["Base"]), .target(name: "Base")])
      """,
      "Kit/Sources/Theme/Theme.swift": """
      import SwiftUI
      import Base
      public var brand: Color { base }
      #Preview("Theme") { brand }
      """,
      "Kit/Sources/Base/Base.swift": "import SwiftUI\npublic let base = Color.red",
    ])
    for path in ["App", "App/Shop/Home.swift"] {
      let list = try snap("list", path)
      #expect(list.text.contains("Home") && !list.text.contains("Theme"), "\(list.text)")
      let picture = try snap("render", path, "-o", "home.png")
      #expect(picture.exitCode == 0, "\(picture.messages)")
    }
  }

  /// Macs ignore case, so a project may name a file differently than a repository does.
  @Test func aFileOfATargetMayDifferInCase() throws {
    try write([
      "Shop.xcodeproj/project.pbxproj": Self.project,
      "Shopkit/badge.swift": view("Badge", "Color.blue"),
      "Shopkit/Other.swift": view("Other", "Color.red"),
    ])
    let kit = try snap("list", "Shopkit")
    #expect(kit.exitCode == 0 && kit.text.contains("Badge") && !kit.text.contains("Other"))
    let project = try snap("test", "Shop.xcodeproj", "--record", "all")
    #expect(project.exitCode == 0 && project.text.contains("Badge.1"), "\(project.messages)")
  }

  @Test func filesForAnotherPlatformOfATargetAreLeftOut() throws {
    let project = Self.project
      .replacing(
        #"membershipExceptions = ("Left out.swift");"#,
        with: #"""
          membershipExceptions = ("Left out.swift");
          platformFiltersByRelativePath = { "Mac.swift" = (macos, ); "Both.swift" = (ios, xros, ); };
          """#
      )
      .replacing("fileRef = BADGE;", with: "fileRef = BADGE; platformFilter = maccatalyst;")
    try write([
      "Shop.xcodeproj/project.pbxproj": project,
      "Shop/Home.swift": view("Home", "Color.red"),
      "Shop/Both.swift": view("Both", "Color.blue"),
      "Shop/Mac.swift": "typealias UIImage = NSImage",
      "ShopKit/Badge.swift": view("Badge", "Color.blue"),
    ])
    let whole = try snap("render", ".", "-o", "out/")
    #expect(whole.exitCode == 0, "\(whole.messages)")
    #expect(whole.text.contains("Home") && whole.text.contains("Both"))
    #expect(!whole.text.contains("Badge"))
    #expect(whole.messages.contains("the targets for other platforms of Shop.xcodeproj"))
  }

  /// A target with the files of a folder, one with listed files, one for a watch, and tests.
  private static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        ROOT = {
          isa = PBXProject; mainGroup = MAIN; buildConfigurationList = CONFIGS;
          targets = (APP, KIT, WATCH, TESTS);
        };
        CONFIGS = { isa = XCConfigurationList; buildConfigurations = (CONFIG); };
        CONFIG = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = iphoneos; }; };
        WATCHCONFIGS = { isa = XCConfigurationList; buildConfigurations = (WATCHCONFIG); };
        WATCHCONFIG = { isa = XCBuildConfiguration; buildSettings = { SDKROOT = watchos; }; };
        MAIN = {
          isa = PBXGroup; sourceTree = "<group>"; children = (SHOP, KITGROUP, WATCHGROUP, TESTGROUP);
        };
        SHOP = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Shop; sourceTree = "<group>";
          exceptions = (EXCEPTIONS);
        };
        EXCEPTIONS = {
          isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP;
          membershipExceptions = ("Left out.swift");
        };
        KITGROUP = { isa = PBXGroup; path = ShopKit; sourceTree = "<group>"; children = (BADGE); };
        BADGE = { isa = PBXFileReference; path = Badge.swift; sourceTree = "<group>"; };
        BADGEBUILD = { isa = PBXBuildFile; fileRef = BADGE; };
        KITSOURCES = { isa = PBXSourcesBuildPhase; files = (BADGEBUILD); };
        WATCHGROUP = {
          isa = PBXFileSystemSynchronizedRootGroup; path = Watch; sourceTree = "<group>";
        };
        TESTGROUP = {
          isa = PBXFileSystemSynchronizedRootGroup; path = ShopTests; sourceTree = "<group>";
        };
        APP = {
          isa = PBXNativeTarget; name = Shop; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (SHOP);
        };
        KIT = {
          isa = PBXNativeTarget; name = ShopKit; productType = "com.apple.product-type.framework";
          buildPhases = (KITSOURCES);
        };
        WATCH = {
          isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
          buildConfigurationList = WATCHCONFIGS; fileSystemSynchronizedGroups = (WATCHGROUP);
        };
        TESTS = {
          isa = PBXNativeTarget; name = ShopTests;
          productType = "com.apple.product-type.bundle.unit-test";
          fileSystemSynchronizedGroups = (TESTGROUP);
        };
      };
      rootObject = ROOT;
    }
    """

  @Test func onlyPreviewsThatDependOnAChangeAreTested() throws {
    try write([
      "App/Row.swift": view("Row", "Color.brand"),
      "App/Screen.swift": view("Screen", "Row()"),
      "App/Other.swift": view("Other", "Color.green"),
      "App/Colors.swift": "import SwiftUI\nextension Color { static let brand = Color.red }",
      "Notes.txt": "",
    ])
    try git("init", "-q")
    _ = try snap("test", "App", "--record", "all")
    try git("add", ".")
    try git("commit", "-qm", "a")

    func tested(_ arguments: String...) throws -> [String] {
      let run = try SnapCommand.run(
        arguments: ["test", "App", "--only-changed"] + arguments
          + (arguments.contains("--against") ? [] : ["--record", "never"]),
        in: URL(fileURLWithPath: pictures.path))
      #expect(run.text.contains(#/^(skipped|testing)  /#), "\(run.text)\(run.messages)")
      return run.lines.dropFirst().compactMap { line in
        line.firstMatch(of: #/App/(\w+)/\w+\.1/#).map { String($0.output.1) }
      }.sorted()
    }
    #expect(try tested() == [])
    try write(["Notes.txt": "no source"])
    #expect(try tested() == [])
    // `Screen` uses `Row`; `Other` uses neither.
    try write(["App/Row.swift": view("Row", "Color.blue")])
    #expect(Set(try tested()) == ["Row", "Screen"])
    #expect(Set(try tested("--against", "HEAD")) == ["Row", "Screen"])
    try git("commit", "-qam", "b")
    #expect(try tested() == [])
    #expect(Set(try tested("--since", "HEAD~1")) == ["Row", "Screen"])
    // The commit has the extension; every view mentions the type that it extends.
    try git("rm", "-q", "App/Colors.swift")
    #expect(Set(try tested()) == ["Other", "Row", "Screen"])
    try git("reset", "-q", "--hard")
    // Another renderer took the golden.
    let layout = "App/__Snapshots__/Other/Other.1.layout.txt"
    try write([layout: "renderer other\nroot"])
    try git("commit", "-qam", "c")
    #expect(try tested() == ["Other"])
    #expect(try tested("--against", "HEAD") == [])
    // Resources and settings concern everything.
    try write(["App/Media.xcassets/Contents.json": "{}"])
    #expect(Set(try tested()) == ["Other", "Row", "Screen"])
    try git("add", ".")
    try git("commit", "-qm", "d")
    try write(["snap.yml": "scale: 2"])
    #expect(Set(try tested()) == ["Other", "Row", "Screen"])
    #expect(try snap("prune").exitCode == 2)
    #expect(try snap("test", "App", "--since", "HEAD").exitCode == 64)
  }

  private func manifest(_ target: String, _ more: String = "") -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "\(target)", products: [.library(name: "\(target)", targets: ["\(target)"])],
      \(more))
    """
  }

  /// A package with a local one, at a commit.
  private func writePackages() throws {
    try write([
      "Package.swift": manifest(
        "App",
        """
        dependencies: [.package(path: "Kit")],
        targets: [.target(name: "App", dependencies: ["Kit"])]
        """
      ),
      "Sources/App/Card.swift": "import Kit\n" + view("Card", "Color.red.frame(width: side)"),
      "Kit/Package.swift": manifest("Kit", "targets: [.target(name: \"Kit\")]"),
      "Kit/Sources/Kit/Side.swift": "public let side = 2.0",
    ])
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "a")
  }

  @Test func aCommitHasItsOwnLocalPackages() throws {
    try writePackages()
    try write(["Kit/Sources/Kit/Side.swift": "public let side = 1.0"])
    let run = try snap("test", ".", "--against", "HEAD")
    #expect(run.text.contains("changed  Sources/App/Card/Card.1"), "\(run.text)\(run.messages)")
    #expect(run.exitCode == 1)
  }

  @Test func manifestsConcernTheSourcesInTheirFolders() throws {
    try writePackages()
    _ = try snap("test", ".", "--record", "all")
    try git("add", ".")
    try git("commit", "-qm", "goldens")
    func tested() throws -> String { try snap("test", ".", "--only-changed").text }
    #expect(try tested().hasPrefix("skipped  1 of 1"))
    try write(["Other/Package.swift": manifest("Other")])
    #expect(try tested().hasPrefix("skipped  1 of 1"))
    try write([
      "Kit/Package.swift": manifest("Kit", "targets: [.target(name: \"Kit\", path: \".\")]")
    ])
    #expect(try tested().hasPrefix("testing  all of 1"))
  }

  @Test func aRenamedSourceIsComparedWithItself() throws {
    try write([
      "App/Row.swift": view("Row", "Color.red"), "App/Card.swift": view("Card", "Color.green"),
    ])
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "a")
    try FileManager.default.removeItem(atPath: pictures.path + "/App/Row.swift")
    try write(["App/List/Line.swift": view("Row", "Color.blue")])
    let run = try snap("test", "App", "--against", "HEAD")
    #expect(run.text.contains("changed  App/List/Line/Row.1"), "\(run.text)\(run.messages)")
    #expect(run.text.contains("1 passed, 1 changed"))
    // A file with other contents is another one.
    try write(["App/List/Line.swift": "import SwiftUI\n#Preview(\"Row\") {\n  Text(\"a\")\n}"])
    #expect(try snap("test", "App", "--against", "HEAD").text.contains("1 added, 1 removed"))
  }

  @Test func aFolderThatHadNoSourceInTheCommitIsNew() throws {
    try write(["App/Row.swift": view("Row", "Color.red"), "New/Notes.txt": ""])
    try git("init", "-q")
    try git("add", ".")
    try git("commit", "-qm", "a")
    try write(["New/Card.swift": view("Card", "Color.green")])
    let run = try snap("test", "App", "New", "--against", "HEAD")
    #expect(run.text.contains("1 passed, 1 added"), "\(run.text)\(run.messages)")
  }
}
