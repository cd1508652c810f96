import Foundation
import Testing

@testable import snap

struct PackageTargetsTests {
  @Test func targetsOfEnclosingAndNeighbouringPackagesAreModules() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: "targets-\(UUID())")
    defer { try? FileManager.default.removeItem(at: root) }
    func write(_ text: String, _ path: String) throws {
      let file = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try write("", "App.xcodeproj/project.pbxproj")
    try write(
      #"let package = Package(name: "X", targets: [.target(name: "Theme"), .testTarget(name: "T")])"#,
      "Packages/Style/Package.swift")
    try write(".executableTarget(\n  name: \"Tool\")", "App/Package.swift")
    try write("", "App/Screens/Home.swift")
    let names = SourceFile.ownModules(of: [root.path + "/App/Screens/Home.swift"])
    #expect(names.isSuperset(of: ["App", "Screens", "Theme", "Tool"]))
    #expect(!names.contains("T") && !names.contains("X"))
  }
}
