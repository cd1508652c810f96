import Foundation
import Testing

@testable import LayoutDSL

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

@MainActor struct AlignmentGuideTests {
  @Test func aGuideMovesAView() {
    let screen = Screen {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).probe("a")
        Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }.probe("b")
      }
      .probe("all")
    }
    #expect(screen.frame("all") == CGRect(40, 20, 20, 60))
    #expect(screen.frame("a") == CGRect(40, 40, 10, 40))
    #expect(screen.frame("b") == CGRect(50, 20, 10, 20))
  }

  @Test func guidesOfSeveralViewsAreAveraged() {
    let screen = Screen {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mark) { _ in 4 }
          Color.red.frame(width: 10, height: 20).alignmentGuide(.mark) { _ in 8 }
          Color.red.frame(width: 10, height: 20)
        }
        .probe("column")
        Color.red.frame(width: 10, height: 20).probe("plain")
      }
    }
    // (4 + (20 + 8)) / 2 = 16, against 20 / 4 = 5.
    #expect(screen.frame("plain").minY - screen.frame("column").minY == 11)
  }

  @Test func baselinesAreTheOutermost() {
    let screen = Screen {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10)
          Text("a").font(.system(size: 20))
          Text("b").font(.system(size: 40))
        }
        .probe("column")
        Text("c").font(.system(size: 8)).probe("small")
        Color.red.frame(width: 10, height: 5).probe("box")
      }
    }
    let top = screen.frame("column").minY
    let distance = screen.frame("small").minY - top
    // The column's first baseline is that of "a", 15 below its top; that of "c" is 6 below.
    let textTop = screen.frame("column").height - 60
    #expect(distance == textTop + 15 - 6)
    #expect(screen.frame("box").minY - top == textTop + 15 - 5)
  }

  @Test func guidesPassThroughPaddingAndFrames() {
    let screen = Screen {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: 10).probe("a")
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }
          .padding(.leading, 3).probe("b")
      }
    }
    #expect(screen.frame("a").minX - screen.frame("b").minX == 8)
  }

  @Test func dimensions() {
    var seen: [CGFloat?] = []
    _ = Screen {
      Color.red.frame(width: 20, height: 40)
        .alignmentGuide(.trailing) { $0.width + 1 }
        .alignmentGuide(.leading) { dimensions in
          seen = [
            dimensions.width, dimensions.height, dimensions[.trailing], dimensions[.top],
            dimensions[VerticalAlignment.center], dimensions[explicit: .trailing],
            dimensions[explicit: VerticalAlignment.top],
          ]
          return 0
        }
        .frame(width: 50, alignment: .leading)
    }
    #expect(seen == [20, 40, 21, 0, 20, 21, nil])
  }
}
