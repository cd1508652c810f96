import Foundation
import LayoutDSL
import SnapRuntime
import Testing

@testable import snap

struct WarningReportTests {
  private let report = WarningReport(
    views: [1, 2].map {
      Candidate(
        kind: .preview, name: "\($0)", path: "a.swift", line: $0, column: 1, needs: [])
    },
    sources: [], outline: { SourceOutline() })

  private func texts(of warnings: Warning...) -> [String] {
    report.texts(
      of: warnings.enumerated().map { ScreenWarnings(view: $0, warnings: [$1], nodes: []) })
  }

  @Test func aWarningThatIsGivenOnceIsOfItsFirstLine() {
    var warning = Warning(mistake: "No font named \"A\".", advice: "Register it.")
    #expect(texts(of: warning, warning).count == 2)
    warning.isGivenOnce = true
    #expect(
      texts(of: warning, warning) == ["a.swift:1: warning: No font named \"A\".\n  Register it."])
  }

  @Test func theCharactersThatNoFontHasAreInOneWarning() {
    let warnings = ["ab", "bc"].map { characters in
      var warning = Warning(mistake: "", advice: "")
      warning.missing = MissingCharacters(characters: Array(characters), package: "fonts")
      return warning
    }
    #expect(
      texts(of: warnings[0], warnings[1]) == [
        "a.swift:1: warning: no font has a (U+0061), b (U+0062), c (U+0063); boxes replace them."
          + "\n  Install the font: apt-get install fonts"
      ])
  }

  @Test func missingCharactersAreCoded() throws {
    let missing = MissingCharacters(characters: ["a", "👩‍🚀"], package: nil)
    let data = try JSONEncoder().encode(missing)
    #expect(try JSONDecoder().decode(MissingCharacters.self, from: data) == missing)
  }
}
