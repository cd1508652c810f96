import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

/// The explanation of each kind of layout.
@MainActor struct ExplainedLayoutTests {
  /// Returns the explanation of the first node with a path.
  private func sentences(
    _ path: String, toward inner: String? = nil, in screen: Screen
  ) -> [String] {
    screen.graph.update()
    let tree = NamedNode(root: screen.graph.root)
    guard let node = tree.nodes(at: path).first?.node else { return ["no \(path)"] }
    return node.explanation(toward: inner.flatMap { tree.nodes(at: $0).first?.node })
  }

  @Test func longStacksListOnlyViewsAroundTheExplainedOne() {
    let screen = Screen(100, 1000) {
      VStack(spacing: 0) {
        ForEach(0..<50) { Color.red.frame(height: CGFloat($0)) }
      }
    }
    let all = sentences("VStack", toward: "VStack/frame[31]", in: screen)
    #expect(all.filter { $0.contains("…") } == ["- … 26 more", "- … 17 more"])
    #expect(all.contains { $0.contains("height: 30)") })
    #expect(all.count == 10)
  }

  @Test func explainsEmptyStacksAndSpacers() {
    let empty = Screen { HStack {} }
    #expect(sentences("HStack", in: empty) == ["It has no views."])
    let spaced = Screen(100, 20) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Spacer()
      }
    }
    #expect(
      sentences("HStack", in: spaced) == [
        "Of the proposed width of 100, 0 is spacing and 100 is for 2 views, the least flexible first:",
        "The group of priority 0 divides 92; 8 is reserved for the minimum lengths of lower priorities:",
        "- Color red (in .frame(width: 30)), fixed at 30, is proposed 92 and takes 30; 70 remains.",
        "The spacers divide 70:",
        "- Spacer, flexible from 8 to ∞, is proposed 70 and takes 70; 0 remains.",
      ])
  }

  @Test func zStacksExplainWhichViewsDetermineTheirSize() {
    let screen = Screen(100, 100) {
      ZStack {
        Color.red.frame(width: 20, height: 10).layoutPriority(1)
        Color.blue
      }
    }
    #expect(
      sentences("ZStack", in: screen) == [
        "Its size is the union of its views of priority 1, which it proposes to all:",
        "- Color red (in .layoutPriority(1)) is proposed 20×10 and takes 20×10.",
        "- Color blue is proposed 20×10 and takes 20×10.",
      ])
  }

  @Test func gridsExplainTheirColumnsAndTheWidestCell() {
    let screen = Screen(300, 300) {
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          Text("a")
          Text("bcd")
        }
        GridRow {
          Text("ef")
          Color.red.frame(width: 9, height: 9)
        }
      }
    }
    #expect(
      sentences("Grid", toward: "Grid/frame", in: screen) == [
        "Its 2 columns are 34 and 51 wide, each 4 apart; its 2 rows are each 17 high, each 2 apart."
          .replacing("wide, each", with: "wide,").replacing("high, each", with: "high,"),
        "Color red (in .frame(width: 9, height: 9)) is in row 2, column 2, and is proposed 51×17.",
        "The widest there is Text \"bcd\", 51.",
      ])
  }

  @Test func customLayoutsListThePlacementOfEachView() {
    struct Corner: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: 50, height: 40) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: CGPoint(x: 3, y: 4), proposal: ProposedViewSize(width: 5, height: 6))
      }
    }
    #expect(
      sentences("Corner", in: Screen { Corner { Color.red } }) == [
        "Corner is a Layout; it chose its own size and placed its views:",
        "- Color red is proposed 5×6, takes 5×6, and is placed at 3,4.",
      ])
    let wrapped = Screen(50, 50) { AnyLayout(VStackLayout(spacing: 0)) { Color.red } }
    #expect(
      sentences("AnyLayout", in: wrapped)[0] == "Of the proposed height of 50, 50 is for 1 view:")
  }

  @Test func lazyContainersExplainWhichViewsAreCreated() {
    func content() -> some View {
      LazyVStack(spacing: 0) { ForEach(0..<1000) { _ in Color.red.frame(height: 20) } }
    }
    let screen = Screen(100, 100) { ScrollView { content() } }
    screen.scroll(to: CGPoint(x: 0, y: 200))
    #expect(
      sentences("ScrollView/LazyVStack", in: screen) == [
        "Of its height, 200 to 300 is visible: 5 views are created; the others count with their last "
          + "measured height or the average so far, 20."
      ])
    let plain = Screen(100, 100) {
      LazyVStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 20) } }
    }
    #expect(
      sentences("LazyVStack", in: plain) == [
        "No scroll view scrolls along its height, so all of its 3 views are created."
      ])
    let list = Screen(200, 200) { List { Text("a") } }
    #expect(
      sentences("List/background/onGeometryChange/ScrollView/List", in: list) == [
        "All of its height is visible, so 1 view is created."
      ])
    #expect(
      sentences("List/background/onGeometryChange/ScrollView/List/listRow", in: list).last
        == "Its content with insets is 39 high; its minimum height is 44.")
    let grid = Screen(100, 100) {
      LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))]) { Color.red }
    }
    #expect(sentences("LazyVGrid", in: grid)[0] == "Its width is divided into 2 columns of 30, 40.")
  }

  @Test func scrollViewsExplainTheirVisiblePart() {
    let screen = Screen(100, 100) {
      ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20) }.contentMargins(
        .leading, 5)
    }
    screen.scroll(to: CGPoint(x: 40, y: 0))
    #expect(
      sentences("ScrollView", in: screen) == [
        "It proposes no width to its content, which takes 305; 40 to 140 of that is visible.",
        "It does not scroll vertically; its height is that of its content, 20.",
        "The content includes a margin of 5 at the leading edge.",
      ])
    let inner = Screen(100, 100) { ScrollView { ScrollView { Color.red.frame(height: 20) } } }
    #expect(
      sentences("ScrollView/ScrollView", in: inner)[1]
        == "It is proposed no height, so it takes the height of its content, 20, and does not "
        + "scroll.")
  }

  @Test func viewThatFitsExplainsWhichViewsDoNotFit() {
    let screen = Screen(100, 100) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 130, height: 10)
        Color.green.frame(width: 60, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(
      sentences("ViewThatFits", in: screen) == [
        "It shows the first of its views whose ideal size fits 100×100:",
        "- Color red (in .frame(width: 130, height: 10)) has the ideal size 130×10, which is 30 too wide.",
        "- Color green (in .frame(width: 60, height: 10)) has the ideal size 60×10, which fits.",
        "- Color blue (in .frame(width: 10, height: 10)) is not tried.",
      ])
  }

  @Test func textsExplainTheirLinesAndIdealWidth() {
    let screen = Screen(60, 200) {
      VStack(spacing: 0) {
        Text("ab cd ef")
        Text("ab cd ef").lineLimit(1)
        Text("ab cd ef").lineLimit(2)
      }
    }
    #expect(
      sentences("VStack/Text[1]", in: screen) == [
        "On one line it is 136 wide.", "At a width of 60 it needs 3 lines.",
      ])
    #expect(
      sentences("VStack/Text[2]", in: screen) == [
        "On one line it is 136 wide.", "Its line limit allows 1 line, and the rest is cut off.",
        "The whole text would fit 1 line at a width of 136.",
      ])
    #expect(
      sentences("VStack/Text[3]", in: screen) == [
        "On one line it is 136 wide.", "At a width of 60 it needs 2 lines.",
        "Its line limit allows 2 lines, and the rest is cut off.",
        "The whole text would fit 2 lines at a width of 68.",
      ])
  }

  @Test func modifiersExplainTheirEffect() {
    let screen = Screen(100, 60) {
      VStack(spacing: 0) {
        Color.red.aspectRatio(2, contentMode: .fit).frame(height: 10)
        Color.red.frame(width: 5, height: 5).position(x: 1, y: 2).frame(height: 10)
        Color.red.offset(x: 3).rotationEffect(.degrees(3)).frame(height: 10)
        Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 4 }.frame(height: 10)
        GeometryReader { _ in Color.red }.frame(height: 10)
        Color.red.safeAreaPadding(.top, 3).frame(height: 10)
      }
    }
    #expect(
      sentences("VStack/frame[1]/aspectRatio", in: screen) == [
        "It keeps a ratio of 2: the largest size within the proposal is 20×10, which it proposes."
      ])
    #expect(
      sentences("VStack/frame[2]/position", in: screen) == [
        "It takes all that is proposed and centres its view at 1,2."
      ])
    #expect(
      sentences("VStack/frame[3]/rotationEffect", in: screen) == [
        "It changes where its view is drawn, not the layout."
      ])
    #expect(
      sentences("VStack/frame[3]/rotationEffect/offset", in: screen) == [
        "It draws its view at that offset; the layout does not change."
      ])
    #expect(
      sentences("VStack/frame[4]/containerRelativeFrame", in: screen) == [
        "It resolves its container's width of 100 to 25; its view takes 25."
      ])
    #expect(
      sentences("VStack/frame[5]/GeometryReader", in: screen) == [
        "It takes all that is proposed; its content never changes its size."
      ])
    #expect(
      sentences("VStack/frame[6]/safeAreaPadding", in: screen) == [
        "It insets its view by 3 at the top."
      ])
  }

  @Test func explainsSafeAreas() {
    let screen = Screen(100, 100, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 5, trailing: 0))
    {
      Color.red.ignoresSafeArea(edges: .top)
    }
    #expect(
      screen.graph.root.explanation(toward: nil) == [
        "Its safe area excludes 20 at the top.", "Its safe area excludes 5 at the bottom.",
      ])
    #expect(
      sentences("ignoresSafeArea", in: screen) == [
        "It touches the edge of the safe area and extends its view by 20 at the top."
      ])
  }
}
