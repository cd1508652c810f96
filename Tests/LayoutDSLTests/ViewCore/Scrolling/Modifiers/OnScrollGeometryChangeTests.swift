import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct OnScrollGeometryChangeTests {
  @Test func firstValueAndEveryChangeAreReported() {
    let journal = Journal()
    let screen = Screen {
      ScrollView { Color.red.frame(height: 300) }
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { old, new in
          journal.note("\(old) \(new)")
        }
    }
    #expect(journal.take() == ["0.0 0.0"])
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(journal.take() == ["0.0 30.0"])
    screen.resize(80, 80)
    #expect(journal.take() == [])
  }

  @Test func growingContentIsReported() {
    struct Growing: View {
      let journal: Journal
      @State private var height: CGFloat = 200

      var body: some View {
        ScrollView { Color.red.frame(height: height) }
          .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.height }) { _, new in
            journal.note("\(new)")
            height = 250
          }
      }
    }
    let journal = Journal()
    let screen = Screen { Growing(journal: journal) }
    #expect(screen.graph.diagnostics.isEmpty)
    #expect(journal.take() == ["200.0", "250.0"])
  }
}
