import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// Nested scroll views with content of every kind.
private struct Page: View {
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(spacing: 5) {
        GeometryReader { proxy in
          let frame = proxy.frame(in: .scrollView)
          Color.red.frame(height: 20 + max(frame.minY, 0)).offset(x: frame.minX / 2)
            .probe("header")
        }
        .frame(height: 20)
        ScrollView(.horizontal) {
          LazyHStack(spacing: 3) {
            ForEach(0..<100) { card in
              Color.blue.frame(width: 17, height: 30).probe("card \(card)")
                .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                  content.offset(y: phase.value * 10)
                }
            }
          }
          .scrollTargetLayout()
        }
        .id("cards")
        .frame(width: 90)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30) { row in
              Color.green.frame(width: 40, height: 11).probe("row \(row)")
                .scrollTransition(.animated) { $0.opacity($1.isIdentity ? 1 : 0.5) }
            }
          }
        }
        .id("rows")
        .frame(height: 60)
        Color.gray.frame(width: 250, height: 300).probe("rest")
      }
    }
  }
}

@MainActor struct ScrollStepsTests {
  /// Reproducible pseudorandom numbers.
  private struct Numbers {
    var state: UInt64

    mutating func next(in range: Range<Int>) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let steps = UInt64(range.count * 4)
      return CGFloat(range.lowerBound) + CGFloat((state >> 33) % steps) / 4
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [UInt64(1), 2, 3])
  func framesDoNotDependOnThePath(direction: LayoutDirection, seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let walked = Screen(direction: direction) { Page() }
    var offsets: [String: CGPoint] = [:]
    for step in 0..<24 {
      let name = ["page", "cards", "rows"][Int(numbers.next(in: 0..<3))]
      let offset = CGPoint(x: numbers.next(in: -30..<200), y: numbers.next(in: -30..<300))
      offsets[name] = offset
      scroll(walked, name, to: offset)
      guard step % 4 == 3 else { continue }
      let fresh = Screen(direction: direction) { Page() }
      for name in ["page", "cards", "rows"] {
        if let offset = offsets[name] { scroll(fresh, name, to: offset) }
      }
      #expect(walked.frames == fresh.frames)
      #expect(walked.list == fresh.list)
    }
  }

  private func scroll(_ screen: Screen, _ name: String, to offset: CGPoint) {
    let node =
      name == "page"
      ? screen.graph.mainScrollNode : screen.graph.scrollNode(identifiedBy: name)
    node?.scrollByUser(to: offset)
    screen.graph.update()
  }
}
