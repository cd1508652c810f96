import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ImageLeafViewTests {
  @Test func imagesHaveAnIdealSize() {
    let screen = Screen {
      VStack(spacing: 0) {
        Image("30x20").probe("plain")
        Image("30x20").resizable().probe("stretched")
        Image("missing").probe("missing")
      }
    }
    #expect(screen.frame("plain") == CGRect(35, 0, 30, 20))
    #expect(screen.frame("stretched") == CGRect(0, 20, 100, 80))
    #expect(screen.frame("missing").size == .zero)
    #expect(screen.graph.diagnostics.map(\.problem) == [.missingImage("missing")])
  }

  @Test func anEmptyNameShowsNothing() {
    let screen = Screen {
      VStack(spacing: 0) {
        Image("").probe("named")
        Image(systemName: "").probe("symbol")
        Image(systemName: "").resizable().frame(width: 20, height: 10)
      }
    }
    #expect(screen.frame("named").size == .zero && screen.frame("symbol").size == .zero)
    #expect(screen.list.items.isEmpty && screen.graph.diagnostics.isEmpty)
  }

  @Test func theInkOfAResizableSymbolFillsItsFrame() {
    let screen = Screen {
      VStack(spacing: 0) {
        Image(systemName: "30x20-5").probe("plain")
        Image(systemName: "30x20-5").resizable().scaledToFit().frame(width: 80).probe("fit")
          .foregroundStyle(.red)
      }
    }
    #expect(screen.frame("plain").size == CGSize(width: 30, height: 20))
    // The ink is 20 × 10.
    #expect(screen.frame("fit").size == CGSize(width: 80, height: 40))
    #expect(screen.fills(of: .red) == [screen.frame("fit")])
  }

  @Test func unreadableFilesShowAPlaceholder() {
    let screen = Screen {
      VStack(spacing: 0) {
        Image("broken").font(.system(size: 20)).probe("own size")
        Image("broken").resizable().frame(width: 40, height: 30).probe("resizable")
      }
    }
    #expect(abs(screen.frame("own size").width - 25.8) < 0.01)
    #expect(screen.frame("resizable").size == CGSize(width: 40, height: 30))
    #expect(screen.list.items.count >= 4)
    #expect(
      screen.graph.diagnostics.map(\.problem).contains(
        .unreadableImage("broken.png", reason: "it ends too early")))
  }

  /// The containing stack exposes the baseline of the image as its own.
  @Test func bottomEdgeIsTheBaseline() {
    func boxTop(@ViewBuilder image: () -> some View) -> CGFloat {
      let screen = Screen {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            image()
            Text("a").font(.system(size: 20))
          }
          .probe("column")
          Color.red.frame(width: 10, height: 10).probe("box")
        }
      }
      return screen.frame("box").maxY - screen.frame("column").minY
    }
    #expect(boxTop { Image("30x20") } == 20)
    #expect(boxTop { Image("30x20").resizable().frame(width: 30, height: 20) } == 35)
  }

  @Test func symbolsHaveABaselineAndFollowTheImageScale() {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Image(systemName: "20x40").probe("symbol")
        Text("a").font(.system(size: 20)).probe("text")
      }
    }
    #expect(screen.frame("symbol").size == CGSize(width: 20, height: 40))
    #expect(screen.frame("text").minY == screen.frame("symbol").minY + 15)
    let large = Screen { Image(systemName: "100x50").imageScale(.large).probe("s") }
    #expect(large.frame("s").size == CGSize(width: 128, height: 64))
  }
}
