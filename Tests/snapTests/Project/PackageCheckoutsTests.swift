import Foundation
import Testing

@testable import snap

struct PackageCheckoutsTests {
  @Test func modulesComeAfterThoseOnWhichTheyDepend() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let file = sample.root.appending(path: "Sources/App/Card.swift").path
    let packages = try ProjectFolders().packages(of: [file])
    #expect(packages.modules.map(\.name) == ["c_sizes", "Sizes"])
    #expect(packages.modules.map(\.language) == [.c, .swift])
    #expect(packages.modules.last?.dependencies == ["c_sizes"])
    #expect(packages.modules.last?.settings.conditions == ["SWIFT_PACKAGE", "TALL"])
    #expect(packages.resourceFolders.map { ($0 as NSString).lastPathComponent } == ["Sizes"])
    #expect(packages.missing.isEmpty)
  }

  @Test func aPackageThatIsNotImportedIsNotEvaluated() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let file = sample.root.appending(path: "Sources/App/Card.swift")
    try Data("import SwiftUI\n".utf8).write(to: file)
    let manifest = sample.root.appending(path: ".build/checkouts/swift-sizes/Package.swift")
    try Data("no manifest".utf8).write(to: manifest)
    #expect(try ProjectFolders().packages(of: [file.path]).modules.isEmpty)
  }

  @Test func aManifestThatIsRefusedIsReported() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let manifest = sample.root.appending(path: ".build/checkouts/swift-sizes/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("5.9", with: "99.0").utf8).write(to: manifest)
    let run = try SnapCommand.run("render", sample.root.path, "-o", sample.root.path + "/card.png")
    #expect(run.exitCode == 3)
    #expect(run.messages.contains("note: a package is left out: \(manifest.path)"))
    #expect(run.messages.contains("no such module 'Sizes'"), "\(run.messages)")
  }

  /// No package manager accepts them, and `snap` must not follow them without end.
  @Test func packagesMayImportEachOther() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    let checkouts = sample.root.appending(path: ".build/checkouts")
    let manifest = checkouts.appending(path: "swift-sizes/Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
      .replacing("[\"c-sizes\"]", with: "[\"c-sizes\", .product(name: \"Two\", package: \"two\")]")
      .replacing(
        "targets: [\"Sizes\"])],",
        with: """
          targets: ["Sizes"])],
            dependencies: [.package(url: "https://example.com/two.git", from: "1.0.0")],
          """)
    for (path, text) in [
      "swift-sizes/Package.swift": text,
      "swift-sizes/Sources/Sizes/More.swift": "import Two\n",
      "two/Sources/Two/Two.swift": "import Sizes\n",
      "two/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Two", products: [.library(name: "Two", targets: ["Two"])],
        dependencies: [.package(url: "https://example.com/swift-sizes.git", from: "1.0.0")],
        targets: [
          .target(name: "Two", dependencies: [.product(name: "Sizes", package: "swift-sizes")])
        ])
      """,
    ] {
      let file = checkouts.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let run = try SnapCommand.run("render", sample.root.path, "-o", sample.root.path + "/card.png")
    #expect(run.exitCode == 0, "\(run.messages)")
    #expect(run.messages.contains("no such module 'Sizes'"), "\(run.messages)")
  }

  @Test func packagesThatAreNotCheckedOutAreNamed() throws {
    let sample = try SampleCheckouts()
    defer { sample.folder.remove() }
    try FileManager.default.removeItem(at: sample.root.appending(path: ".build"))
    let run = try SnapCommand.run("render", sample.root.path, "-o", sample.root.path + "/card.png")
    #expect(run.exitCode == 3)
    #expect(
      run.messages.contains("no such module 'Sizes'; 'snap resolve' checks out swift-sizes"),
      "\(run.messages)")
  }

  /// A project whose packages are modules of their own, since its app repeats a name of one.
  private static let localPackages = [
    "App.xcodeproj/project.pbxproj": """
    { rootObject = A; objects = {
        A = { isa = PBXProject; packageReferences = (B, C); targets = (); };
        B = { isa = XCLocalSwiftPackageReference; relativePath = Look; };
        C = { isa = XCLocalSwiftPackageReference; relativePath = Stock; };
    }; }
    """,
    "Look/Package.swift": manifest("Look"),
    // The target has no rule for the catalog and names no package.
    "Look/Sources/Look/Look.xcassets/Brand.colorset/Contents.json": """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
    """,
    "Look/Sources/Look/Look.swift": """
    import Stock
    import SwiftUI
    struct Badge {}
    public let brand = Color("Brand", bundle: .module)
    public let stockWidth = width()
    """,
    "Stock/Package.swift": manifest("Stock"),
    "Stock/Sources/Stock/Stock.xcdatamodeld/Stock.xcdatamodel/contents": """
    <model><entity name="Item" representedClassName="Item" codeGenerationType="class">
      <attribute name="length" attributeType="Integer 16" defaultValueString="7"
        usesScalarValueType="YES"/>
    </entity></model>
    """,
    "Stock/Sources/Stock/Stock.swift": """
    import CoreData
    @MainActor public func width() -> CGFloat {
      let model = Bundle.module.url(forResource: "Stock", withExtension: "momd")!
      let container = NSPersistentContainer(
        name: "Stock", managedObjectModel: NSManagedObjectModel(contentsOf: model)!)
      container.persistentStoreDescriptions.first!.url = URL(fileURLWithPath: "/dev/null")
      container.loadPersistentStores { _, _ in }
      return CGFloat(Item(context: container.viewContext).length)
    }
    """,
    "App/Home.swift": """
    import CoreData
    import Look
    import SwiftUI
    struct Badge: View {
      var body: some View { brand.frame(width: stockWidth, height: 1) }
    }
    """,
  ]

  private static func manifest(_ name: String) -> String {
    """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)")])
    """
  }

  @Test func localPackagesFindEachOtherWithoutNames() throws {
    let folder = try TemporaryFolder(with: Self.localPackages)
    defer { folder.remove() }
    let packages = try ProjectFolders().packages(of: [folder.path("App/Home.swift")])
    #expect(packages.modules.map(\.name) == ["Stock", "Look"])
    #expect(packages.modules.last?.dependencies == ["Stock"])
    #expect(packages.resourceFolders.count == 2)
  }

  @Test func modulesOfLocalPackagesHaveTheirColoursAndModels() throws {
    let folder = try TemporaryFolder(with: Self.localPackages)
    defer { folder.remove() }
    let pictures = try PictureFolder()
    let run = try SnapCommand.run(
      "render", folder.path("App"), "--view", "Badge", "--scale", "1", "-o",
      pictures.path + "/a.png")
    #expect(run.exitCode == 0 && !run.messages.contains("Brand"), "\(run.messages)")
    #expect(try pictures.pixelSize(of: "a.png") == [7, 1])
  }
}
