import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var positionBinding: [Fact] {
    Fact(
      "g-scroll-position-set-minimal-scroll", 300, 220, state: Optional(10),
      then: [{ position in position.wrappedValue = 20 }]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 20)
    }
    .frame("scroll", 0, 0, 300, 219)
    .frame("row10", 90, -1, 120, 20)
    .frame("row11", 90, 19, 120, 20)
    .frame("row15", 90, 99, 120, 20)
    .frame("row19", 90, 179, 120, 20)
    .frame("row20", 90, 199, 120, 20)
    .present(
      "row10", "row11", "row12", "row13", "row14", "row15", "row16", "row17", "row18", "row19",
      "row20"
    )
    .absent("row7", "row8", "row9", "row21")
    .contentOffset(0, 201)
    .value(20)

    Fact(
      "g-scroll-position-proxy-keeps-binding", 300, 220, state: Optional(10),
      then: [{ position in position.wrappedValue = 20 }, { _ in scrollTo(5, anchor: .top) }]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 20)
    }
    .frame("row5", 90, 0, 120, 20)
    .frame("row6", 90, 20, 120, 20)
    .frame("row10", 90, 100, 120, 20)
    .frame("row15", 90, 200, 120, 20)
    .present(
      "row5", "row6", "row7", "row8", "row9", "row10", "row11", "row12", "row13", "row14", "row15"
    )
    .absent("row3", "row4", "row16", "row20")
    .contentOffset(0, 100)
    .value(20)

    Fact(
      "g-scroll-position-proxy-center-half-point", 300, 220, state: Optional(10),
      then: [
        { position in position.wrappedValue = 20 }, { _ in scrollTo(5, anchor: .top) },
        { _ in scrollTo(7, anchor: .center) },
      ]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 20)
    }
    .frame("row2", 90, -0.5, 120, 20)
    .frame("row3", 90, 19.5, 120, 20)
    .frame("row7", 90, 99.5, 120, 20)
    .frame("row11", 90, 179.5, 120, 20)
    .frame("row12", 90, 199.5, 120, 20)
    .present(
      "row2", "row3", "row4", "row5", "row6", "row7", "row8", "row9", "row10", "row11", "row12"
    )
    .absent("row1", "row13")
    .contentOffset(0, 40.5)
    .value(20)

    Fact("g-scroll-position-center-eager-initial", 300, 220, state: Optional(10)) {
      $position in
      PositionedRows(position: $position, rowHeight: 30, isLazy: false, anchor: .center)
    }
    .frame("scroll", 90, 0, 120, 219)
    .frame("bar", 95, 219, 110, 1)
    .frame("row0", 90, 0, 120, 30)
    .frame("row7", 90, 210, 120, 30)
    .frame("row10", 90, 300, 120, 30)
    .frame("row29", 90, 870, 120, 30)
    .contentOffset(0, 0)
    .value(10)

    Fact(
      "g-scroll-position-center-eager-proxy-top", 300, 220, state: Optional(10),
      then: [{ _ in scrollTo(7, anchor: .top) }]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 30, isLazy: false, anchor: .center)
    }
    .frame("scroll", 90, 0, 120, 219)
    .frame("row0", 90, -210, 120, 30)
    .frame("row6", 90, -30, 120, 30)
    .frame("row7", 90, 0, 120, 30)
    .frame("row10", 90, 90, 120, 30)
    .frame("row29", 90, 660, 120, 30)
    .contentOffset(0, 210)
    .value(10)

    Fact("g-scroll-ios-position-initial", 375, 667, state: Optional(10)) {
      $position in
      PositionedRows(position: $position, rowHeight: 40)
    }
    .frame("scroll", 0, 0, 375, 666)
    .frame("bar", 132.5, 666, 110, 1)
    .frame("row0", 127.5, 0, 120, 40)
    .frame("row1", 127.5, 40, 120, 40)
    .frame("row15", 127.5, 600, 120, 40)
    .frame("row16", 127.5, 640, 120, 40)
    .present(
      "row0", "row1", "row2", "row3", "row4", "row5", "row6", "row7", "row8", "row9", "row10",
      "row11", "row12", "row13", "row14", "row15", "row16"
    )
    .absent("row17", "row18")
    .contentOffset(0, 0)
    .value(10)

    Fact(
      "g-scroll-ios-position-set", 375, 667, state: Optional(10),
      then: [{ position in position.wrappedValue = 20 }]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 40)
    }
    .frame("row4", 127.5, -14, 120, 40)
    .frame("row5", 127.5, 26, 120, 40)
    .frame("row10", 127.5, 226, 120, 40)
    .frame("row19", 127.5, 586, 120, 40)
    .frame("row20", 127.5, 626, 120, 40)
    .present(
      "row4", "row5", "row6", "row7", "row8", "row9", "row10", "row11", "row12", "row13", "row14",
      "row15", "row16", "row17", "row18", "row19", "row20"
    )
    .absent("row2", "row3", "row21")
    .contentOffset(0, 174)
    .value(20)

    Fact(
      "g-scroll-ios-position-proxy-top", 375, 667, state: Optional(10),
      then: [{ position in position.wrappedValue = 20 }, { _ in scrollTo(5, anchor: .top) }]
    ) {
      $position in
      PositionedRows(position: $position, rowHeight: 40)
    }
    .frame("row5", 127.5, 0, 120, 40)
    .frame("row6", 127.5, 40, 120, 40)
    .frame("row20", 127.5, 600, 120, 40)
    .frame("row21", 127.5, 640, 120, 40)
    .present(
      "row5", "row6", "row7", "row8", "row9", "row10", "row11", "row12", "row13", "row14", "row15",
      "row16", "row17", "row18", "row19", "row20", "row21"
    )
    .absent("row4", "row22")
    .contentOffset(0, 200)
    .value(20)
  }
}

/// Rows of equal height in a scroll view with a position binding, above a bar.
private struct PositionedRows: View {
  @Binding var position: Int?
  let rowHeight: CGFloat
  var isLazy = true
  var anchor: UnitPoint?

  var body: some View {
    VStack(spacing: 0) {
      reader
      Color.clear.frame(width: 110, height: 1).probe("bar")
    }
  }

  private var reader: some View {
    ScrollViewReader { proxy in
      let _ = use(proxy)
      if isLazy {
        scrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() }
      } else {
        scrollView { VStack(spacing: 0) { rows }.scrollTargetLayout() }
      }
    }
  }

  private func scrollView<Content: View>(content: () -> Content) -> some View {
    ScrollView { content() }.scrollPosition(id: $position, anchor: anchor).probe("scroll")
  }

  private var rows: some View {
    ForEach(0..<30, id: \.self) { i in
      Color.blue.frame(width: 120, height: rowHeight).probe("row\(i)").id(i)
    }
  }
}
