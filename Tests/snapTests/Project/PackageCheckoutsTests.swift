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
    #expect(packages.modules.last?.settings.conditions == ["TALL"])
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
}
