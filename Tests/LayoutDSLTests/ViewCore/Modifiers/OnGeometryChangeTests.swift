import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct OnGeometryChangeTests {
  @Test func firstValueAndEveryChangeAreReported() {
    let journal = Journal()
    let screen = Screen(100, 50) {
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width in
        journal.note("\(Int(width))")
      }
    }
    #expect(journal.take() == ["100"])
    screen.resize(100, 80)
    #expect(journal.take() == [])
    screen.resize(60, 80)
    #expect(journal.take() == ["60"])
  }

  @Test func oldValueIsPassed() {
    let journal = Journal()
    let screen = Screen(100, 50) {
      Color.red.onGeometryChange(for: Int.self, of: { Int($0.size.height) }) { old, new in
        journal.note("\(old) \(new)")
      }
    }
    screen.resize(100, 80)
    #expect(journal.take() == ["50 50", "50 80"])
  }

  @Test func scrollingChangesFrames() {
    let journal = Journal()
    let screen = Screen(100, 50) {
      ScrollView {
        Color.red.frame(height: 200)
          .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) {
            journal.note("\($0)")
          }
      }
    }
    screen.scroll(to: CGPoint(x: 0, y: 30))
    #expect(journal.take() == ["0.0", "-30.0"])
  }

  @Test func valueMayChangeTheLayout() {
    struct Equal: View {
      @State private var height: CGFloat = 0

      var body: some View {
        HStack(alignment: .top, spacing: 0) {
          Color.red.frame(width: 10, height: 30)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { height = $0 }
          Color.blue.frame(width: 10, height: height).probe("follower")
        }
      }
    }
    #expect(Screen { Equal() }.frame("follower").height == 30)
  }
}
