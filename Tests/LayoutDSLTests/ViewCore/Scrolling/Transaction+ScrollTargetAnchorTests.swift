import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct TransactionScrollTargetAnchorTests {
  private struct Rows: View {
    @State private var position: Int?

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { row in
              Color.red.frame(width: 100, height: 20).probe("\(row)")
                .onTapGesture {
                  if row == 0 {
                    withTransaction(\.scrollTargetAnchor, .top) { position = 12 }
                  } else {
                    withTransaction(\.scrollTargetAnchor, .bottom) { proxy.scrollTo(12) }
                  }
                }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $position)
      }
    }
  }

  @Test func aPositionIsAlignedWithTheAnchorOfTheTransaction() {
    let screen = Screen { Rows() }
    screen.tap(50, 10)
    #expect(screen.frame("12").minY == 0)
  }

  @Test func aProxyAlignsWithTheAnchorOfTheTransaction() {
    let screen = Screen { Rows() }
    screen.scroll(to: CGPoint(x: 0, y: 240))
    #expect(screen.frame("12").minY == 0)
    screen.tap(50, 30)
    #expect(screen.frame("12").maxY == 100)
  }
}
