import Foundation
import Testing

@testable import snap

struct PackageManifestsTests {
  private func manifest(_ name: String, needing paths: String...) -> String {
    let packages = paths.map { ".package(path: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(packages)], targets: [.target(name: "\(name)")])
      """
  }

  private func sample() throws -> TemporaryFolder {
    try TemporaryFolder(with: [
      "Feature/Home/Package.swift": manifest("Home", needing: "../Core/Data", "../Core/None"),
      "Feature/Home/Sources/Home/Home.swift": "",
      "Core/Data/Package.swift": manifest("Data", needing: "../Model"),
      "Core/Data/Sources/Data/Data.swift": "",
      "Core/Model/Package.swift": manifest("Model"),
      "Core/Model/Sources/Model/Model.swift": "",
    ])
  }

  /// Xcode looks up the packages of a project by their names.
  @Test func aPackageOfTheProjectServesForAFolderThatDoesNotExist() throws {
    let folder = try sample()
    defer { folder.remove() }
    let home = folder.url.appending(path: "Feature/Home")
    let manifests = PackageManifests(
      of: [home], beside: [home, folder.url.appending(path: "Core/Data")])
    #expect(manifests.targets.map(\.name) == ["Home", "Data", "Model"])
    #expect(manifests.targets.map(\.isDependency) == [true, true, true])
    #expect(
      manifests.problems == [
        "\(home.path)/Package.swift: note: a package on which it depends is left out, since there "
          + "is none in \(folder.path("Feature/Core/None"))"
      ])
  }

  @Test func onlyTheMissingPackageIsLeftOut() throws {
    let folder = try sample()
    defer { folder.remove() }
    let manifests = try PackageManifests(of: folder.url.appending(path: "Feature/Home"))
    #expect(manifests.targets.map(\.name) == ["Home"])
    #expect(manifests.problems.count == 2)
  }
}
