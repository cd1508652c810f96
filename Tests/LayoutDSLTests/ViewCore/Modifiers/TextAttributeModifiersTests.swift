import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TextAttributeModifiersTests {
  private func runs<Content: View>(@ViewBuilder _ content: () -> Content) -> [ResolvedText.Run] {
    Screen(200, 200, content: content).text.prepared.last?.runs ?? []
  }

  @Test func viewsPassAttributesDown() {
    let run = runs {
      VStack { Text("a") }.kerning(1).tracking(2).baselineOffset(3)
        .underline(pattern: .dash, color: .red).strikethrough()
    }[0]
    #expect(run.kerning == 1 && run.tracking == 2 && run.baselineOffset == 3)
    #expect(run.underline?.pattern == .dash && run.underline?.color != nil)
    #expect(run.strikethrough == ResolvedText.LineDecoration())
  }

  @Test func aTextsOwnAttributesWin() {
    let run = runs { VStack { Text("a").kerning(5).underline(false) }.kerning(1).underline() }[0]
    #expect(run.kerning == 5 && run.underline == nil)
  }

  @Test func designAndWidth() {
    let run = runs { VStack { Text("a") }.fontDesign(.serif).fontWidth(.condensed) }[0]
    #expect(run.font.family == .system(.serif) && run.font.width == -0.2)
    #expect(runs { Text("a").monospaced() }[0].font.family == .system(.monospaced))
  }

  @Test func secondaryScaleKeepsTheLine() {
    let run = runs { Text("a").font(.system(size: 13)).textScale(.secondary) }[0]
    #expect(abs(run.font.size - 10.4) < 0.01 && run.lineFont?.size == 13)
    #expect(
      abs(runs { Text("a").font(.system(size: 70)).textScale(.secondary) }[0].font.size - 32.2)
        < 0.01)
    #expect(runs { Text("a").textScale(.secondary, isEnabled: false) }[0].lineFont == nil)
  }
}
