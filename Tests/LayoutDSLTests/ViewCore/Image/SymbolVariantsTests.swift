import LayoutDSL
import Testing

@testable import ViewCore

@Suite struct SymbolVariantsTests {
  @Test func namesRunFromMostVariantsToNone() {
    #expect(SymbolVariants.none.names(of: "a") == ["a"])
    #expect(SymbolVariants.fill.names(of: "a.b") == ["a.b.fill", "a.b"])
    #expect(
      SymbolVariants.circle.names(of: "a.fill")
        == ["a.circle.fill", "a.circle", "a.fill", "a"])
    #expect(SymbolVariants.circle.fill.names(of: "a").first == "a.circle.fill")
    #expect(SymbolVariants.slash.names(of: "a.fill").first == "a.slash.fill")
  }

  @Test func containsComparesVariants() {
    #expect(SymbolVariants.circle.fill.contains(.fill) && SymbolVariants.fill.contains(.none))
    #expect(!SymbolVariants.fill.contains(.circle))
  }
}

@MainActor struct SymbolVariantViewTests {
  @Test func missingVariantsFallBackToTheBaseName() {
    let screen = Screen {
      VStack {
        Image(systemName: "10x10").symbolVariant(.fill).probe("none")
        Image(systemName: "nothing").font(.system(size: 20)).probe("missing")
      }
    }
    #expect(screen.frame("none").size == CGSize(width: 10, height: 10))
    #expect(abs(screen.frame("missing").width - 25.8) < 0.01)
    #expect(
      screen.graph.diagnostics.map(\.problem) == [.unknownSymbol("nothing", similar: [])])
  }
}
