import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor
struct MatchedGeometryEffectTests {
  /// A source of 40×40 at (90, 70) and a follower in the corner.
  private struct Pair<Follower: View>: View {
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    var hasSource = true
    @ViewBuilder let follower: Follower
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if hasSource {
          Color.red.frame(width: 40, height: 40).matchedGeometryEffect(id: 1, in: space)
            .padding(EdgeInsets(top: 70, leading: 90, bottom: 0, trailing: 0))
        }
        follower.probe("inside")
          .matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false
          )
          .probe("outside")
      }
      .frame(width: 200, height: 160, alignment: .topLeading)
    }
  }

  private func screen<Follower: View>(
    _ properties: MatchedGeometryProperties, _ anchor: UnitPoint = .center,
    @ViewBuilder follower: () -> Follower
  ) -> Screen {
    Screen(200, 160) { Pair(properties: properties, anchor: anchor, follower: follower) }
  }

  @Test func anchorsAreAligned() {
    let screen = screen(.position, .bottomTrailing) { Color.blue.frame(width: 80, height: 20) }
    #expect(screen.frame("inside") == CGRect(50, 90, 80, 20))
    #expect(screen.frame("outside") == CGRect(0, 0, 80, 20))
  }

  @Test func sizeIsProposed() {
    let screen = screen(.size) { Color.blue }
    #expect(screen.frame("inside") == CGRect(0, 0, 40, 40))
    #expect(screen.frame("outside") == CGRect(0, 0, 200, 160))
  }

  @Test func flexibleFollowerTakesTheFrame() {
    let screen = screen(.frame) { Color.blue }
    #expect(screen.frame("inside") == CGRect(90, 70, 40, 40))
  }

  @Test func anchorOfARigidFollowerCountsTwice() {
    let screen = screen(.frame) { Color.blue.frame(width: 80, height: 20) }
    #expect(screen.frame("inside") == CGRect(50, 90, 80, 20))
  }

  @Test func withoutSourceNothingMoves() {
    let screen = Screen(200, 160) {
      Pair(properties: .frame, anchor: .center, hasSource: false) { Color.blue }
    }
    #expect(screen.frame("inside") == CGRect(0, 0, 200, 160))
  }

  @Test func followerMovesWithTheSource() {
    struct Moving: View {
      let remote: Remote<CGFloat>
      @State private var x: CGFloat = 10
      @Namespace private var space

      var body: some View {
        let _ = remote.binding = $x
        ZStack(alignment: .topLeading) {
          Color.blue.probe("inside").matchedGeometryEffect(id: "a", in: space, isSource: false)
          Color.red.frame(width: 20, height: 20).matchedGeometryEffect(id: "a", in: space)
            .padding(.leading, x)
        }
      }
    }
    let remote = Remote<CGFloat>()
    let screen = Screen { Moving(remote: remote) }
    #expect(screen.frame("inside") == CGRect(10, 0, 20, 20))
    remote.value = 60
    #expect(screen.frame("inside") == CGRect(60, 0, 20, 20))
  }

  @Test func namespacesAreIndependent() {
    struct Two: View {
      @Namespace private var one
      @Namespace private var other
      let journal: Journal

      var body: some View {
        let _ = journal.note("\(one == other)")
        Color.red
      }
    }
    let journal = Journal()
    _ = Screen { Two(journal: journal) }
    #expect(journal.take() == ["false"])
  }
}
