import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private struct Growing: View {
  let remote: Remote<Int>
  @State private var count = 0

  var body: some View {
    let _ = remote.binding = $count
    ScrollView { Color.red.frame(width: 20, height: CGFloat(100 * count)).probe("content") }
  }
}

@MainActor struct DefaultScrollAnchorTests {
  @Test func contentStartsAtTheAnchor() {
    let screen = Screen {
      ScrollView { Color.red.frame(width: 20, height: 300).probe("content") }
        .defaultScrollAnchor(.bottom)
    }
    #expect(screen.frame("content").maxY == 100)
    screen.scroll(to: .zero)
    #expect(screen.frame("content").minY == 0)
  }

  @Test func shortContentIsAligned() {
    let screen = Screen {
      ScrollView { Color.red.frame(width: 20, height: 30).probe("content") }
        .defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(screen.frame("content").maxY == 100)
  }

  @Test func growingContentStaysAtTheAnchoredEnd() {
    let remote = Remote<Int>()
    let screen = Screen {
      Growing(remote: remote).defaultScrollAnchor(.bottom, for: .sizeChanges)
    }
    remote.value = 2
    #expect(screen.frame("content").maxY == 100)
    remote.value = 3
    #expect(screen.frame("content").maxY == 100)
    screen.scroll(to: CGPoint(x: 0, y: 50))
    remote.value = 4
    #expect(screen.frame("content").minY == -50)
  }
}
