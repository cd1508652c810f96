import Drawing
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct FlexibleFrameTests {
  struct Case: Sendable {
    var min: CGFloat?
    var ideal: CGFloat?
    var max: CGFloat?
    var proposal: CGFloat?
    /// The width around a view of 30 points and around one that takes its proposal.
    var fixed: CGFloat
    var flexible: CGFloat
  }

  nonisolated static let cases = [
    Case(min: 50, proposal: 100, fixed: 50, flexible: 100),
    Case(min: 50, proposal: 20, fixed: 50, flexible: 50),
    Case(min: 20, proposal: 100, fixed: 30, flexible: 100),
    Case(min: 20, proposal: 25, fixed: 25, flexible: 25),
    Case(max: 50, proposal: 100, fixed: 50, flexible: 50),
    Case(max: 50, proposal: 20, fixed: 30, flexible: 20),
    Case(max: .infinity, proposal: 100, fixed: 100, flexible: 100),
    Case(min: 20, max: 80, proposal: 100, fixed: 80, flexible: 80),
    Case(min: 20, max: 80, proposal: 50, fixed: 50, flexible: 50),
    Case(min: 20, max: 80, proposal: 10, fixed: 20, flexible: 20),
    Case(min: 0, max: .infinity, proposal: 70, fixed: 70, flexible: 70),
    Case(ideal: 60, proposal: 100, fixed: 30, flexible: 100),
    Case(ideal: 60, proposal: nil, fixed: 60, flexible: 60),
    Case(min: 20, max: 80, proposal: nil, fixed: 30, flexible: 20),
    Case(min: 20, ideal: 60, max: 80, proposal: nil, fixed: 60, flexible: 60),
    Case(min: 20, ideal: 60, proposal: nil, fixed: 60, flexible: 60),
    Case(ideal: 10, proposal: nil, fixed: 10, flexible: 10),
    Case(ideal: 10, max: 80, proposal: nil, fixed: 10, flexible: 10),
  ]

  @Test(arguments: cases.indices)
  func widths(index: Int) {
    let test = Self.cases[index]
    let screen = Screen {
      VStack {
        Color.red.frame(width: 30)
          .frame(minWidth: test.min, idealWidth: test.ideal, maxWidth: test.max).probe("fixed")
        Color.red.frame(minWidth: test.min, idealWidth: test.ideal, maxWidth: test.max)
          .probe("flexible")
      }
      .frame(width: test.proposal == nil ? nil : 1)
    }
    let proposal = ProposedViewSize(width: test.proposal, height: 10)
    func width(_ name: String) -> CGFloat? { screen.node(name)?.measure(proposal).width }
    #expect(width("fixed") == test.fixed)
    if test.proposal != nil || test.ideal != nil { #expect(width("flexible") == test.flexible) }
  }

  @Test func bothAxesAndAlignment() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).probe("a")
        .frame(maxWidth: .infinity, minHeight: 40, maxHeight: 60, alignment: .bottomTrailing)
        .probe("frame")
    }
    #expect(screen.frame("frame") == CGRect(0, 20, 100, 60))
    #expect(screen.frame("a") == CGRect(90, 70, 10, 10))
  }
}

extension FlexibleFrameTests {
  @Test func theChildFillsALengthSetByABound() {
    let screen = Screen(100, 100) {
      VStack(spacing: 0) {
        Color.red.probe("least").frame(minHeight: 30)
        Color.red.probe("ideal").frame(idealHeight: 20)
        Color.red.probe("free").frame(minHeight: 5, maxHeight: 50)
        Color.red.frame(height: 40).probe("tall").frame(maxHeight: 15)
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    #expect(screen.frame("least").height == 30)
    #expect(screen.frame("ideal").height == 20)
    #expect(screen.frame("tall").height == 40)
  }
}

extension FlexibleFrameTests {
  /// The proposals with which a view was placed.
  private final class Log {
    var placed: [CGFloat?] = []
  }

  /// A view that has a fixed width or takes the proposed one.
  private struct Box: Layout {
    let width: CGFloat
    let takesOffer: Bool
    let log: Log

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      CGSize(width: takesOffer ? proposal.width ?? width : width, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      log.placed.append(proposal.width)
    }
  }

  // The length of a frame is the ideal length if nothing is proposed. Otherwise it is the proposal,
  // or else the length of its view, clamped to its bounds, where the length of the view replaces a
  // missing bound. The frame proposes its length to the view, or nil only if neither a proposal nor
  // the frame determined it.
  @Test(arguments: 0..<500 as Range<UInt64>)
  func everyFrameFollowsTheRule(seed: UInt64) throws {
    var random = RandomNumbers(seed: seed)
    func perhaps(_ length: Int) -> CGFloat? {
      Bool.random(using: &random) ? CGFloat(length) : nil
    }
    let bounds = (0..<3).map { _ in Int.random(in: 0...120, using: &random) }.sorted()
    let (least, ideal, greatest) = (perhaps(bounds[0]), perhaps(bounds[1]), perhaps(bounds[2]))
    let proposal = perhaps(.random(in: 0...200, using: &random))
    let log = Log()
    let box = Box(
      width: CGFloat(Int.random(in: 0...120, using: &random)),
      takesOffer: Bool.random(using: &random), log: log)
    let screen = Screen(300, 300) {
      ProposingView(
        proposal: ProposedViewSize(width: proposal, height: 10),
        content: box { Color.red }
          .frame(minWidth: least, idealWidth: ideal, maxWidth: greatest).probe("frame"))
    }

    func clamp(_ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(length, low), high)
    }
    let wish = proposal ?? ideal
    let child =
      box.takesOffer
      ? wish.map { clamp($0, least ?? 0, greatest ?? .infinity) } ?? box.width : box.width
    let low = least ?? min(child, greatest ?? child)
    let resolved = clamp(wish ?? child, low, max(greatest ?? child, low))
    let expected = proposal == nil ? ideal ?? resolved : resolved
    #expect(screen.frame("frame").width == expected)
    let isFree =
      wish == nil && (least ?? -.infinity) < expected && expected < (greatest ?? .infinity)
    #expect(try #require(log.placed.last) == (isFree ? nil : expected))
  }
}
