import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private enum WeightKey: ContainerValueKey {
  static var defaultValue: Int { 1 }
}

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

@MainActor
struct ContainerValuesTests {
  @Test func outerValueWinsAndInnerViewsAreIgnored() {
    let journal = Journal()
    _ = Screen {
      Group(
        subviews: Group {
          Color.red.containerValue(\.weight, 2).padding()
          Color.red.containerValue(\.weight, 2).containerValue(\.weight, 3)
          HStack { Color.red.containerValue(\.weight, 4) }
          Group {
            Color.red
            Color.red
          }.containerValue(\.weight, 5)
        }
      ) { subviews in
        let _ = journal.note(subviews.map { "\($0.containerValues.weight)" }.joined())
        subviews
      }
    }
    #expect(journal.take() == ["23155"])
  }

  @Test func aChangedValueUpdatesTheContainer() {
    struct Weighted: View {
      let remote: Remote<Int>
      @State private var weight = 2

      var body: some View {
        let _ = remote.binding = $weight
        Color.red.containerValue(\.weight, weight)
      }
    }
    let remote = Remote<Int>()
    let screen = Screen {
      Group(subviews: Weighted(remote: remote)) { subviews in
        ForEach(subviews) { $0.frame(width: CGFloat($0.containerValues.weight)).probe("cell") }
      }
    }
    #expect(screen.frame("cell").width == 2)
    remote.value = 9
    #expect(screen.frame("cell").width == 9)
  }

  @Test func layoutsReadTheValues() {
    struct Weights: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + $1.containerValues.weight }, height: 1)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    let screen = Screen {
      Weights {
        Color.red
        Color.red.containerValue(\.weight, 6)
      }.probe("layout")
    }
    #expect(screen.frame("layout").width == 7)
  }
}
