import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct MeasurementCacheTests {
  struct Listening: Layout {
    let journal: Journal

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      journal.note("\(proposal.width ?? -1) \(proposal.height ?? -1)")
      return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      subviews.first?.place(at: bounds.origin, proposal: proposal)
    }
  }

  @Test func aViewIsMeasuredOncePerProposal() {
    let journal = Journal()
    let screen = Screen {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Listening(journal: journal) { Color.red.frame(minWidth: 10, maxWidth: 50) }
          Color.blue
          Text("ab")
        }
        Color.green
      }
      .padding(5)
    }
    let first = journal.take()
    #expect(first.count == Set(first).count)
    screen.graph.update()
    #expect(journal.take() == [])
    screen.resize(90, 90)
    let second = journal.take()
    #expect(second.count == Set(second).count)
  }

  @Test func sixProposalsAreKept() {
    var cache = MeasurementCache()
    #expect(cache.isEmpty)
    let proposals = [nil, 0, 1, 2, 3, CGFloat.infinity, -1].map {
      ProposedViewSize(width: $0, height: 1)
    }
    for (index, proposal) in proposals.enumerated() {
      #expect(!cache.hasForgotten)
      cache.insert(CGSize(width: index, height: 0), for: proposal)
    }
    #expect(cache.hasForgotten)
    #expect(cache.size(for: proposals[0]) == nil)
    #expect(proposals.dropFirst().map { cache.size(for: $0)?.width } == [1, 2, 3, 4, 5, 6])
    #expect(cache.size(for: ProposedViewSize(width: 0, height: nil)) == nil)
    var former = cache.takeAll()
    #expect(cache.size(for: proposals[4]) == nil)
    #expect(former[5].proposal == proposals[5] && former[5].size.width == 5)
    former.letGo()
  }
}
