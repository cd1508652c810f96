import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TextLeafViewTests {
  private func resolved<Content: View>(@ViewBuilder _ content: () -> Content) -> ResolvedText {
    Screen(200, 200, content: content).text.prepared.last ?? ResolvedText()
  }

  @Test func environmentReachesTheResolvedText() {
    let text = resolved {
      VStack { Text("Ab") }
        .bold().font(.system(size: 20)).lineLimit(3).lineSpacing(4)
        .multilineTextAlignment(.trailing).truncationMode(.middle).minimumScaleFactor(0.5)
        .allowsTightening(true).textCase(.uppercase)
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(text.runs.map(\.string) == ["AB"])
    #expect(text.runs.map(\.font.size) == [20])
    #expect(text.runs.map(\.font.weight) == [600])
    #expect(text.lineLimit == 3)
    #expect(text.lineSpacing == 4)
    #expect(text.alignment == .trailing)
    #expect(text.truncation == .middle)
    #expect(text.minimumScaleFactor == 0.5)
    #expect(text.allowsTightening)
    #expect(text.isRightToLeft)
  }

  @Test func weightAndItalicApplyToTheCurrentFont() {
    let text = resolved {
      VStack { VStack { Text("a").font(.system(size: 20)) }.fontWeight(.light) }.bold().italic()
    }
    #expect(text.runs.map(\.font.size) == [20])
    #expect(text.runs.map(\.font.weight) == [300])
    #expect(text.runs.map(\.font.isItalic) == [true])
  }

  @Test func fontModifiersCanBeReset() {
    func font(_ change: (VStack<Text>) -> some View) -> FontRequest? {
      resolved {
        VStack { change(VStack { Text("a") }) }
          .bold().italic().fontWeight(.black).fontWidth(.condensed).fontDesign(.serif)
      }.runs.first?.font
    }
    #expect(font { $0.fontWeight(nil) }?.weight == 600)
    #expect(font { $0.fontWeight(nil).bold(false) }?.weight == 400)
    #expect(font { $0.italic(false) }?.isItalic == false)
    #expect(font { $0.fontWidth(nil) }?.width == 0)
    #expect(font { $0.fontDesign(nil) }?.family == .system(.default))
    #expect(font { $0.monospaced(false).monospaced() }?.family == .system(.serif))
    #expect(font { $0.monospaced(false) }?.family == .system(.serif))
  }

  @Test func textModifiersOverrideTheEnvironment() {
    let text = resolved {
      (Text("a").font(.system(size: 10)).italic().kerning(2)
        + Text("b").fontWeight(.heavy).tracking(1).baselineOffset(3).underline()
        + Text("c").strikethrough(pattern: .dash, color: .red))
        .font(.system(size: 30))
        .bold(false)
    }
    #expect(text.runs.map(\.string) == ["a", "b", "c"])
    #expect(text.runs.map(\.font.size) == [10, 30, 30])
    #expect(text.runs.map(\.font.isItalic) == [true, false, false])
    #expect(text.runs.map(\.font.weight) == [400, 800, 400])
    #expect(text.runs.map(\.kerning) == [2, 0, 0])
    #expect(text.runs.map(\.tracking) == [0, 1, 0])
    #expect(text.runs.map(\.baselineOffset) == [0, 3, 0])
    #expect(text.runs[1].underline == ResolvedText.LineDecoration())
    #expect(text.runs[2].strikethrough?.pattern == .dash)
    #expect(text.runs[2].strikethrough?.color != nil)
  }

  @Test func interpolation() {
    let name = "Ann"
    #expect(
      resolved { Text("Hi \(name), \(3) of \(4.5, specifier: "%.2f")") }.runs.map(\.string)
        == ["Hi Ann, 3 of 4.50"])
    let runs = resolved { Text("a \(Text("b").bold()) c") }.runs
    #expect(runs.map(\.string) == ["a ", "b", " c"])
    #expect(runs.map(\.font.weight) == [400, 600, 400])
    #expect(resolved { Text(verbatim: "\\(x)") }.runs.map(\.string) == ["\\(x)"])
  }

  @Test func textCaseFollowsTheLanguage() {
    let turkish = resolved {
      Text("ilk").textCase(.uppercase).environment(\.locale, Locale(identifier: "tr_TR"))
    }
    #expect(turkish.runs.map(\.string) == ["İLK"])
    #expect(resolved { Text("ilk").textCase(.uppercase) }.runs.map(\.string) == ["ILK"])
  }

  @Test func imagesAreAttachments() {
    let runs = resolved { Text("a \(Image(systemName: "20x20")) b") }.runs
    #expect(runs.count == 3 && runs[1].string == "\u{FFFC}")
    #expect(runs[1].attachment != nil && runs[0].attachment == nil)
    #expect(resolved { Text(Image(systemName: "20x20")) }.runs.count == 1)
  }

  @Test func contentSizeCategoriesMapToDynamicTypeSizes() {
    let text = resolved { Text("a").environment(\.sizeCategory, .accessibilityLarge) }
    #expect(text.runs.map(\.font.size) == [33])
    var environment = EnvironmentValues()
    #expect(environment.sizeCategory == .large)
    environment.dynamicTypeSize = .accessibility5
    #expect(environment.sizeCategory == .accessibilityExtraExtraExtraLarge)
  }

  @Test func boldLegibilityWeightMakesTextBold() {
    let text = resolved { Text("a").environment(\.legibilityWeight, .bold) }
    #expect(text.runs.map(\.font.weight) == [600])
  }

  @Test func sizesFollowTheGlyphs() {
    let screen = Screen(60, 100) {
      Text("abcdef").font(.system(size: 20)).probe("a")
    }
    #expect(screen.frame("a") == CGRect(0, 30, 60, 40))
    let limited = Screen(60, 100) {
      Text("abcdef").font(.system(size: 20)).lineLimit(1).probe("a")
    }
    #expect(limited.frame("a").size == CGSize(width: 60, height: 20))
  }

  @Test func textIsPreparedOnce() {
    let screen = Screen {
      HStack {
        Text("a"); Text("b")
      }
    }
    #expect(screen.text.prepared.count == 2)
    screen.resize(50, 50)
    _ = screen.list
    #expect(screen.text.prepared.count == 2)
  }

  @Test func defaultSpacingToNeighbours() {
    let screen = Screen {
      VStack {
        Color.red.frame(height: 10).probe("above")
        Text("a").font(.system(size: 10)).probe("a")
        Text("b").font(.system(size: 10)).probe("b")
        Color.red.frame(height: 10).probe("below")
      }
    }
    #expect(screen.frame("a").minY - screen.frame("above").maxY == 4)
    #expect(screen.frame("b").minY - screen.frame("a").maxY == 2)
    #expect(screen.frame("below").minY - screen.frame("b").maxY == 6)
  }
}
