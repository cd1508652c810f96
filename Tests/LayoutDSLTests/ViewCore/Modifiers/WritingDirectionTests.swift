import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct WritingDirectionTests {
  @Test func strategiesReachTheTextEngine() {
    func resolved<Content: View>(_ content: Content) -> ResolvedText? {
      Screen(200, 200) { content }.text.prepared.last
    }
    let plain = resolved(Text("a"))
    #expect(plain?.hasFixedDirection == false && plain?.alignsWithWriting == false)
    let layout = resolved(
      Text("a").writingDirection(strategy: .layoutBased)
        .multilineTextAlignment(strategy: .layoutBased))
    #expect(layout?.hasFixedDirection == true && layout?.alignsWithWriting == false)
    let writing = resolved(
      Text("a").writingDirection(strategy: .contentBased)
        .multilineTextAlignment(strategy: .writingDirectionBased))
    #expect(writing?.hasFixedDirection == false && writing?.alignsWithWriting == true)
  }
}
