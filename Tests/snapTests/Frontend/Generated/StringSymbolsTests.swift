import Foundation
import Testing

@testable import snap

struct StringSymbolsTests {
  private func source(of catalogs: [String: String]) throws -> String? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("strings-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (table, strings) in catalogs {
      try Data("{\"sourceLanguage\": \"en\", \"strings\": {\(strings)}}".utf8)
        .write(to: folder.appendingPathComponent("\(table).xcstrings"))
    }
    return StringSymbols(in: [folder]).source
  }

  private func entry(_ key: String, _ value: String, state: String = "manual") -> String {
    """
    "\(key)": {"extractionState": "\(state)",
      "localizations": {"en": {"stringUnit": {"state": "new", "value": "\(value)"}}}}
    """
  }

  @Test func aStringHasAProperty() throws {
    let source = try #require(
      try source(of: ["Localizable": entry("welcome_title", "Hi \\\"you\\\"")]))
    #expect(
      source.contains(
        #"extension LocalizedStringResource { static var welcomeTitle: LocalizedStringResource { "#
          + #"LocalizedStringResource("welcome_title", defaultValue: "Hi \"you\"", "#
          + #"table: "Localizable") } }"#))
  }

  @Test func aStringWithArgumentsHasAFunction() throws {
    let source = try #require(
      try source(of: ["Localizable": entry("left", "%(count)lld of %@, 100 %%, %.1f")]))
    #expect(
      source.contains("static func left(count: Int, _ arg2: String, _ arg3: Double) -> "))
    #expect(source.contains(#"defaultValue: "\(count) of \(arg2), 100 %, \(arg3)""#))
  }

  @Test func anotherTableIsANamespace() throws {
    let source = try #require(try source(of: ["Errors": entry("a", "A") + "," + entry("b", "B")]))
    #expect(source.contains("extension LocalizedStringResource { enum Errors {} }"))
    #expect(source.contains("extension LocalizedStringResource.Errors { static var b: "))
  }

  @Test func stringsOfTheSourcesHaveNoSymbols() throws {
    #expect(try source(of: ["Localizable": entry("a", "A", state: "stale")]) == nil)
    #expect(try source(of: ["Localizable": "]"]) == nil)
  }
}
