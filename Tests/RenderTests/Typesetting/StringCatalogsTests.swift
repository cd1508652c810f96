import Foundation
import LayoutDSL
import Testing

@testable import Rasterizer
@testable import Render

struct StringCatalogsTests {
  private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "pt-BR": {"stringUnit": {"value": "Oi"}}, "en": {"stringUnit": {"value": "Hi"}}}},
      "Bare": {},
      "%lld cups": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld cup"}},
          "other": {"stringUnit": {"value": "%lld cups"}},
          "zero": {"stringUnit": {"value": "no cups"}}}}},
        "pl": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld kubek"}},
          "few": {"stringUnit": {"value": "%lld kubki"}},
          "many": {"stringUnit": {"value": "%lld kubków"}}}}}}},
      "%@ of %lld": {"localizations": {"en": {
        "stringUnit": {"value": "%1$@ of %#@files@"},
        "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld",
          "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg file"}},
            "other": {"stringUnit": {"value": "%arg files"}}}}}}}}},
      "%lf miles": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lf mile"}},
          "other": {"stringUnit": {"value": "%lf miles"}}}}},
        "cy": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "one"}}, "two": {"stringUnit": {"value": "two"}},
          "few": {"stringUnit": {"value": "few"}}, "many": {"stringUnit": {"value": "many"}},
          "other": {"stringUnit": {"value": "other"}}}}},
        "ga": {"stringUnit": {"value": "%#@n@"},
          "substitutions": {"n": {"argNum": -9223372036854775808, "formatSpecifier": ".1f",
            "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg one"}},
              "other": {"stringUnit": {"value": "%arg other"}}}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "phone"}},
        "other": {"stringUnit": {"value": "thing"}}}}}}}}}
    """

  /// Runs a closure with a temporary folder that contains some files.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  @Test func translatesLanguagesAndPlurals() throws {
    try withFolder(["Localizable.xcstrings": catalog]) { folder in
      let catalogs = StringCatalogs()
      func string(
        _ key: String, _ locale: String, _ counts: [Double?] = [], _ specifier: String = ""
      ) -> String? {
        catalogs.translation(
          of: StringRequest(
            key: key, folder: folder, locale: Locale(identifier: locale),
            counts: counts.map { $0.map { PluralCount($0, specifier: specifier) } }))
      }
      #expect(string("Hello", "de_DE") == "Hallo")
      #expect(string("Hello", "de") == "Hallo")
      #expect(string("Hello", "pt_BR") == "Oi")
      #expect(string("Hello", "fr_FR") == "Hi")
      #expect(string("Bare", "de") == nil && string("Absent", "de") == nil)
      #expect(string("%lld cups", "en_US", [1]) == "%lld cup")
      #expect(string("%lld cups", "en_US", [2]) == "%lld cups")
      #expect(string("%lld cups", "en_US", [0]) == "no cups")
      #expect(string("%lld cups", "pl", [3]) == "%lld kubki")
      #expect(string("%lld cups", "pl", [5]) == "%lld kubków")
      #expect(string("%@ of %lld", "en", [nil, 1]) == "%1$@ of %2$lld file")
      #expect(string("%@ of %lld", "en", [nil, 4]) == "%1$@ of %2$lld files")
      #expect(string("%lf miles", "en", [1], "%lf") == "%lf miles", "1.000000 miles")
      #expect(string("%lf miles", "en", [1], "%.0f") == "%lf mile")
      #expect(string("%lf miles", "cy", [6]) == "many")
      #expect(string("%lf miles", "cy", [6.5]) == "other")
      #expect(string("%lf miles", "ga", [1.5], "%lf") == "%1$.1f other")
      #expect(string("%lf miles", "ga", [1], "%lf") == "%1$.1f one")
      #expect(string("device", "en") == "phone")
    }
  }

  @Test func readsStringsFiles() throws {
    let german = """
      /* A greeting. */ "Hello" = "Hallo \\"du\\"\\n";
      // Unquoted words are allowed.
      bye = "Tschüss";
      """
    try withFolder(["de.lproj/Other.strings": german]) { folder in
      let catalogs = StringCatalogs()
      func string(_ key: String, _ locale: String) -> String? {
        catalogs.translation(
          of: StringRequest(
            key: key, table: "Other", folder: folder, locale: Locale(identifier: locale)))
      }
      #expect(string("Hello", "de_AT") == "Hallo \"du\"\n")
      #expect(string("bye", "de") == "Tschüss" && string("bye", "fr") == nil)
    }
  }

  @Test func baseServesOtherLanguages() throws {
    try withFolder(["Base.lproj/Localizable.strings": "a = b;"]) { folder in
      let request = StringRequest(key: "a", folder: folder, locale: Locale(identifier: "fr"))
      #expect(StringCatalogs().translation(of: request) == "b")
      let added = StringCatalogs()
      added.add(folder)
      let other = StringRequest(
        key: "a", folder: URL(fileURLWithPath: "/nowhere"), locale: Locale(identifier: "fr"))
      #expect(added.translation(of: other) == "b")
    }
  }

  @Test(arguments: [
    "", "{", "{\"strings\": 3}", "\"a\" = ", "{\"sourceLanguage\":\"en\",\"strings\":{}}",
  ])
  func damagedCatalogsTranslateNothing(text: String) throws {
    try withFolder(["Localizable.xcstrings": text, "en.lproj/Localizable.strings": text]) {
      folder in
      let request = StringRequest(key: "a", folder: folder, locale: Locale(identifier: "en"))
      #expect(StringCatalogs().translation(of: request) == nil)
    }
  }

  @Test func damagedFilesAreNamedWithTheReason() throws {
    try withFolder([
      "A.xcstrings": "{", "B.xcstrings": #"{"strings": {}}"#,
      "C.xcstrings": #"{"sourceLanguage": "en", "strings": {"a": {"localizations": 3}}}"#,
      "de.lproj/D.strings": "/* x */\n\"a\" = \"b\";\na;", "fr.lproj/D.strings": "a = c;",
    ]) { folder in
      let catalogs = StringCatalogs()
      func problem(_ table: String) -> String? {
        let request = StringRequest(
          key: "absent", table: table, folder: folder, locale: Locale(identifier: "fr"))
        var unreadable: (file: String, reason: String)?
        #expect(catalogs.translation(of: request, unreadable: &unreadable) == nil)
        return unreadable.map { "\($0.file): \($0.reason)" }
      }
      #expect(problem("A") == "A.xcstrings: it is not valid JSON")
      #expect(problem("B") == "B.xcstrings: it lacks the key 'sourceLanguage'")
      #expect(
        problem("C") == "C.xcstrings: the value of 'strings.a.localizations' has another type")
      #expect(
        problem("D") == #"de.lproj/D.strings: line 3 is not of the form "key" = "value";"#)
      #expect(problem("E") == nil)
      let french = StringRequest(
        key: "a", table: "D", folder: folder, locale: Locale(identifier: "fr"))
      #expect(catalogs.translation(of: french) == "c")
    }
  }

  @Test func stringsFilesMayBeUTF16() throws {
    try withFolder(["de.lproj/Localizable.strings": ""]) { folder in
      let file = folder.appendingPathComponent("de.lproj/Localizable.strings")
      let text = try #require("\u{FEFF}a = \"ü\";".data(using: .utf16LittleEndian))
      try text.write(to: file)
      let request = StringRequest(key: "a", folder: folder, locale: Locale(identifier: "de"))
      #expect(StringCatalogs().translation(of: request) == "ü")
    }
  }

  /// A view whose catalog is damaged shows its keys and reports the file.
  @MainActor @Test func textReportsADamagedCatalog() throws {
    try withFolder(["Localizable.xcstrings": "{"]) { folder in
      let bundle = try #require(Bundle(url: folder))
      let host = try ViewHost(size: CGSize(width: 100, height: 50)) {
        Text("Hello", bundle: bundle)
      }
      let descriptions = host.diagnostics.map(\.description)
      #expect(descriptions.count == 1)
      #expect(
        descriptions.first?.hasSuffix(
          "Localizable.xcstrings cannot be read, so its texts are not translated: "
            + "it is not valid JSON. Correct the file.") == true)
    }
  }
}
