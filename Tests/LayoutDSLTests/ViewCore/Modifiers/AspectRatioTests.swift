import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct AspectRatioTests {
  @Test func fitAndFill() {
    func size(_ ratio: CGFloat?, _ mode: ContentMode) -> CGSize {
      Screen(100, 80) { Color.red.aspectRatio(ratio, contentMode: mode).probe("a") }.frame("a").size
    }
    #expect(size(2, .fit) == CGSize(width: 100, height: 50))
    #expect(size(0.5, .fit) == CGSize(width: 40, height: 80))
    #expect(size(2, .fill) == CGSize(width: 160, height: 80))
    #expect(size(0.5, .fill) == CGSize(width: 100, height: 200))
    #expect(size(nil, .fit) == CGSize(width: 80, height: 80))
  }

  @Test func imagesKeepTheirAspectRatio() {
    let screen = Screen(60, 100) {
      Image("30x20").resizable().scaledToFit().probe("fit")
    }
    #expect(screen.frame("fit") == CGRect(0, 30, 60, 40))
    let filled = Screen { Image("30x20").resizable().scaledToFill().probe("fill") }
    #expect(filled.frame("fill") == CGRect(-25, 0, 150, 100))
  }

  @Test func withoutAProposalTheChildTakesItsIdealSize() {
    let screen = Screen(nil, nil) { Color.red.aspectRatio(2, contentMode: .fit).probe("a") }
    #expect(screen.frame("a").size == CGSize(width: 10, height: 10))
    let wide = Screen(60, nil) { Color.red.aspectRatio(2, contentMode: .fit).probe("a") }
    #expect(wide.frame("a").size == CGSize(width: 60, height: 30))
  }

  /// The proposal to the child has the ratio and touches the frame's proposal from inside or
  /// outside.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func theProposalIsTheLargestFitOrTheSmallestFill(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    let ratio = CGFloat.random(in: 0.1...10, using: &random)
    let proposal = CGSize(
      width: .random(in: 0...500, using: &random), height: .random(in: 0...500, using: &random))
    let screen = Screen {
      Color.red.aspectRatio(ratio, contentMode: .fit).probe("fit")
      Color.red.aspectRatio(ratio, contentMode: .fill).probe("fill")
    }
    let fit = try #require(screen.node("fit")).measure(ProposedViewSize(proposal))
    let fill = try #require(screen.node("fill")).measure(ProposedViewSize(proposal))
    for size in [fit, fill] {
      #expect(abs(size.width - size.height * ratio) < 1e-9 * max(size.width, 1))
      #expect(size.width == proposal.width || size.height == proposal.height)
    }
    #expect(fit.width <= proposal.width && fit.height <= proposal.height)
    #expect(fill.width >= proposal.width && fill.height >= proposal.height)
  }
}
