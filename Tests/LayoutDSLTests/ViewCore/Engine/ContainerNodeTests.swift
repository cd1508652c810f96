import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ContainerNodeTests {
  /// The widths of a container and of a flexible view beside it, with some priority inside.
  @Test func onlyAStackOfOneViewHasThePriorityOfThatView() {
    func width<Content: View>(@ViewBuilder _ content: () -> Content) -> CGFloat {
      Screen(100, 20) {
        HStack(spacing: 0) {
          content().probe("a")
          Color.blue
        }
      }.frame("a").width
    }
    #expect(width { VStack { Color.red.layoutPriority(1) } } == 100)
    #expect(width { VStack { VStack { Color.red.layoutPriority(1) } } } == 100)
    #expect(
      width {
        VStack {
          Color.red.layoutPriority(1)
          Color.red
        }
      } == 50)
  }

  @Test func guidesOfSeveralChildrenAreMerged() {
    let screen = Screen(100, 100) {
      HStack(alignment: .middle, spacing: 0) {
        VStack(spacing: 0) {
          Color.red.frame(width: 10, height: 10).alignmentGuide(.middle) { _ in 0 }
          Color.red.frame(width: 10, height: 10).alignmentGuide(.middle) { _ in 10 }
        }
        .probe("a")
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.middle) { _ in 0 }.probe("b")
      }
    }
    // The average of 0 and 20.
    #expect(screen.frame("b").minY - screen.frame("a").minY == 10)
  }

  @Test func conditionalContentWithoutThePreferenceHasTheDefault() {
    enum Product: PreferenceKey {
      static let defaultValue = 7
      static func reduce(value: inout Int, nextValue: () -> Int) { value *= nextValue() }
    }
    func product(_ isShown: Bool, sets: Bool) -> Int? {
      var result: Int?
      _ = Screen {
        VStack {
          if isShown { Color.red }
          if sets { Color.red.preference(key: Product.self, value: 3) }
          Color.blue.preference(key: Product.self, value: 5)
        }
        .onPreferenceChange(Product.self) { result = $0 }
      }
      return result
    }
    #expect(product(false, sets: true) == 7 * 3 * 5)
    #expect(product(true, sets: true) == 7 * 3 * 5)
    #expect(product(false, sets: false) == 7 * 7 * 5)
  }

  @Test func spacingFollowsAChangeDeepInside() {
    let stage = Stage(true, 100, 200) { isText in
      VStack {
        VStack { VStack { if isText { Text("a") } else { Color.clear.frame(height: 10) } } }
          .probe("a")
        Spacer(minLength: 0).frame(height: 0).probe("b")
      }
    }
    let first = stage.screen.frame("b").minY - stage.screen.frame("a").maxY
    stage.value = false
    stage.at(0)
    let fresh = Screen(100, 200) {
      VStack {
        VStack { VStack { Color.clear.frame(height: 10) } }.probe("a")
        Spacer(minLength: 0).frame(height: 0).probe("b")
      }
    }
    #expect(
      stage.screen.frame("b").minY - stage.screen.frame("a").maxY
        == fresh.frame("b").minY - fresh.frame("a").maxY)
    #expect(first >= 0)
  }
}

extension VerticalAlignment {
  private enum MiddleID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  fileprivate static let middle = VerticalAlignment(MiddleID.self)
}
