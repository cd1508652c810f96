import Foundation
import Testing

@testable import snap

struct AppleModulesTests {
  @Test func everyModuleThatSourcesMayImportIsThere() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("Modules")
    let system: Set = [
      "CoreFoundation", "Darwin", "Dispatch", "Foundation", "FoundationNetworking",
      "FoundationXML", "Observation", "RegexBuilder", "Swift", "Synchronization", "_Concurrency",
    ]
    let served = AppleModules.names(for: .iOS).union(AppleModules.implicit).subtracting(system)
      .subtracting(CLibrary.all.map(\.module))
    for name in served {
      let module = AppleModules.aliases[name] ?? AppleModules.newName(of: name) ?? name
      let file = folder.appendingPathComponent("\(module).swiftmodule")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(name)")
    }
  }

  @Test func whatAFrameworkAddsForAnotherIsInItsOwnModule() {
    #expect(AppleModules.newName(of: "_PhotosUI_SwiftUI") == "PhotosUI")
    #expect(AppleModules.newName(of: "_SwiftData_CoreData") == "SwiftData")
    #expect(AppleModules.newName(of: "_AVKit_SwiftUI") == nil)
    #expect(AppleModules.newName(of: "_Unknown_SwiftUI") == nil)
    #expect(AppleModules.newName(of: "Darwin") == "Glibc")
    #expect(AppleModules.newName(of: "Symbols") == "SwiftUI")
    #expect(AppleModules.newName(of: "CoreFoundation") == "Swift")
    #expect(AppleModules.names(for: .iOS).contains("Symbols"))
  }
}
