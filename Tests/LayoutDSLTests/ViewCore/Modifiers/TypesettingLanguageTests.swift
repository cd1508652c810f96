import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TypesettingLanguageTests {
  private func shown(_ view: some View) -> ResolvedText? {
    let screen = Screen(200, 50) { view }
    _ = screen.list
    return screen.text.prepared.last
  }

  @Test func partsOfATextMayHaveTheirOwnLanguage() {
    let text =
      Text("a").typesettingLanguage(.init(languageCode: .japanese))
      + Text("b").typesettingLanguage(.init(languageCode: .thai), isEnabled: false)
    #expect(shown(text)?.runs.map(\.language) == ["ja", nil])
    #expect(shown(text)?.language.hasPrefix("en") == true)
    let inner = Text("a").typesettingLanguage(.explicit(.init(identifier: "zh-Hant")))
      .typesettingLanguage(.init(languageCode: .thai))
    #expect(shown(inner)?.runs.map(\.language) == ["zh-TW"])
    #expect(shown(text.typesettingLanguage(.automatic))?.runs.map(\.language) == ["ja", nil])
  }

  @Test func viewsSetTheLanguageOfTheirTexts() {
    let view = VStack { Text("a") }.typesettingLanguage(.init(languageCode: .thai))
    #expect(shown(view)?.language == "th")
  }
}
