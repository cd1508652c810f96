import Foundation
import Testing

@testable import snap

struct SnapConfigurationTests {
  private func settings(_ text: String) throws -> SnapConfiguration {
    try SnapConfiguration(Data(text.utf8))
  }

  /// The message about the mistake in a text.
  private func mistake(in text: String) -> String? {
    do {
      _ = try settings(text)
      return nil
    } catch {
      return (error as? Failure)?.message ?? "\(error)"
    }
  }

  @Test func everySettingIsRead() throws {
    let settings = try settings(
      """
      # The screens of our app.
      paths: [App, Widgets]
      platform: macOS
      swiftVersion: 6
      artifacts: out/snap
      goldens: Goldens
      record: never
      precision: 0.99
      perceptualPrecision: 0.98
      devices:
        - iPhone 16 Pro
        - iPad mini (A17 Pro)
      sizes: 390x844
      scale: 2
      schemes: [light, dark]
      typeSizes: [large, xxxLarge]
      locales: [en_US, ar]
      os: [18, 26]
      timeZone: Europe/Berlin
      """)
    #expect(settings.paths == ["App", "Widgets"])
    #expect(settings.platform == .macOS && settings.swiftVersion == .swift6)
    #expect(settings.artifacts == "out/snap" && settings.goldens == "Goldens")
    #expect(settings.record == .never)
    #expect(settings.precision == 0.99 && settings.perceptualPrecision == 0.98)
    #expect(settings.devices.map(\.name) == ["iPhone 16 Pro", "iPad mini (A17 Pro)"])
    #expect(settings.sizes == [CGSize(width: 390, height: 844)])
    #expect(settings.scale == 2 && settings.timeZone == "Europe/Berlin")
    #expect(settings.schemes == [.light, .dark])
    #expect(settings.typeSizes == [.large, .xxxLarge])
    #expect(settings.locales == ["en_US", "ar"] && settings.os == [18, 26])
  }

  @Test(arguments: ["", "# nothing\n", "---\n", "~", "{}"])
  func aFileWithoutSettingsSetsNothing(text: String) throws {
    #expect(try settings(text).paths == [])
  }

  @Test(arguments: [
    ("schems: [dark]", "1:1: there is no setting 'schems'; did you mean 'schemes'?"),
    ("\nscheme: dark", "2:1: there is no setting 'scheme'; did you mean 'schemes'?"),
    ("zzzzzzzz: 1", "1:1: there is no setting 'zzzzzzzz'; there are: paths, platform, "),
    ("schemes:\n  - light\n  - drak", "3:5: 'drak' for 'schemes': there are: light, dark"),
    ("devices: iPhone 99", "1:10: 'iPhone 99' for 'devices': close names: "),
    ("os: 30", "1:5: '30' for 'os': write a version from 15 to 26"),
    ("precision: 1.5", "1:12: '1.5' for 'precision': write a number from 0 to 1"),
    ("precision: nan", "1:12: 'nan' for 'precision': write a number from 0 to 1"),
    ("scale: [2]", "1:8: 'scale' takes a text or a number here"),
    ("paths: []", "1:8: 'paths' has no value: write one, or leave out the line"),
    ("paths:", "1:7: 'paths' has no value: write one, or leave out the line"),
    ("paths: ~", "1:8: 'paths' has no value: write one, or leave out the line"),
    ("goldens: null", "1:10: 'goldens' has no value: write one, or leave out the line"),
    ("os: 18\nos: 26", "2:1: 'os' is set twice: leave one"),
    ("os: [18, 26, 18]", "1:14: '18' is twice in 'os': leave one"),
    ("- paths", "1:1: write settings, as in 'paths: Sources'"),
    ("[a]: b", "1:1: write the name of a setting"),
    ("paths: [a", "2:1: did not find expected ',' or ']'"),
    ("paths: &x a\nartifacts: *x", "2:12: an alias is not supported here; repeat the value"),
    ("paths: a\n---\npaths: b", "2:1: there is a second document; leave one"),
    ("paths: a\n\u{1}", "2:1: control characters are not allowed"),
  ])
  func aMistakeHasItsPlace(text: String, message: String) throws {
    let found = try #require(mistake(in: text))
    #expect(found.hasPrefix("snap.yml:\(message)"), "\(found)")
  }

  @Test func deepNestingIsRefused() throws {
    let text = "paths: " + String(repeating: "[", count: 900)
    #expect(try #require(mistake(in: text)).contains("nested too deep"))
  }

  @Test func bytesThatAreNotUTF8AreRefused() {
    #expect(throws: Failure.self) { try SnapConfiguration(Data([0x61, 0x3A, 0x20, 0xFF, 0xFE])) }
  }

  @Test func theDocumentationListsEverySetting() throws {
    let file = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../../Documentation/CLI.md")
    let text = try String(contentsOf: file.standardized, encoding: .utf8)
    for name in SnapConfiguration.settingNames { #expect(text.contains("| `\(name)` |")) }
  }
}
