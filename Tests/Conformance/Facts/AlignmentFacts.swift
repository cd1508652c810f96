import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var alignment: [Fact] {
    Fact("halign-top", 200, 100) {
      HStack(alignment: .top, spacing: 4) {
        Color.red.frame(width: 20, height: 50).probe("a")
        Color.blue.frame(width: 20, height: 22).probe("b")
      }.probe("s")
    }
    .size(44, 50)
    .frame("s", 78, 25, 44, 50)
    .frame("a", 78, 25, 20, 50)
    .frame("b", 102, 25, 20, 22)

    Fact("halign-center", 200, 100) {
      HStack(spacing: 4) {
        Color.red.frame(width: 20, height: 50).probe("a")
        Color.blue.frame(width: 20, height: 22).probe("b")
      }.probe("s")
    }
    .size(44, 50)
    .frame("s", 78, 25, 44, 50)
    .frame("a", 78, 25, 20, 50)
    .frame("b", 102, 39, 20, 22)

    Fact("halign-bottom", 200, 100) {
      HStack(alignment: .bottom, spacing: 4) {
        Color.red.frame(width: 20, height: 50).probe("a")
        Color.blue.frame(width: 20, height: 22).probe("b")
      }.probe("s")
    }
    .size(44, 50)
    .frame("s", 78, 25, 44, 50)
    .frame("a", 78, 25, 20, 50)
    .frame("b", 102, 53, 20, 22)

    Fact("valign-trailing", 200, 100) {
      VStack(alignment: .trailing, spacing: 4) {
        Color.red.frame(width: 90, height: 12).probe("a")
        Color.blue.frame(width: 36, height: 12).probe("b")
      }.probe("s")
    }
    .size(90, 28)
    .frame("s", 55, 36, 90, 28)
    .frame("a", 55, 36, 90, 12)
    .frame("b", 109, 52, 36, 12)

    Fact("ag-constant-shift", 300, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 60, height: 10).probe("a")
        Color.blue.frame(width: 60, height: 10).alignmentGuide(.leading) { _ in -15 }.probe("b")
      }.probe("s")
    }
    .size(75, 20)
    .frame("s", 112.5, 40, 75, 20)
    .frame("a", 112.5, 40, 60, 10)
    .frame("b", 127.5, 50, 60, 10)

    Fact("ag-vertical-in-hstack", 100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).probe("a")
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.top) { _ in -12 }.probe("b")
      }.probe("s")
    }
    .size(20, 40)
    .frame("s", 40, 30, 20, 40)
    .frame("a", 40, 30, 10, 40)
    .frame("b", 50, 42, 10, 20)

    Fact("ag-frame-alignment-uses-guide", 200, 100) {
      Color.red.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in 25 }.probe("in").frame(
        width: 100, height: 40, alignment: .leading
      ).probe("out")
    }
    .size(100, 40)
    .frame("out", 50, 30, 100, 40)
    .frame("in", 25, 40, 40, 20)

    Fact("ag-custom-merge-average", 300, 100) {
      VStack(alignment: .mark, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).alignmentGuide(.mark) { _ in 10 }.probe("a")
          Color.green.frame(width: 20, height: 10).alignmentGuide(.mark) { _ in 10 }.probe("b")
        }.probe("row"); Color.blue.frame(width: 30, height: 10).probe("c")
      }.probe("s")
    }
    .size(50, 20)
    .frame("s", 125, 40, 50, 20)
    .frame("row", 125, 40, 40, 10)
    .frame("a", 125, 40, 20, 10)
    .frame("b", 145, 40, 20, 10)
    .frame("c", 145, 50, 30, 10)

    Fact("ag-custom-nested-two-levels", 300, 100) {
      VStack(alignment: .mark, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).probe("a")
          Color.green.frame(width: 40, height: 10).alignmentGuide(.mark) { $0.width / 2 }.probe("b")
        }.probe("row")
        Color.blue.frame(width: 30, height: 10).alignmentGuide(.mark) { $0.width }.probe("c")
      }.probe("s")
    }
    .size(60, 20)
    .frame("s", 120, 40, 60, 20)
    .frame("row", 120, 40, 60, 10)
    .frame("a", 120, 40, 20, 10)
    .frame("b", 140, 40, 40, 10)
    .frame("c", 130, 50, 30, 10)

    Fact("g-hstack-top-and-bottom-rows", 300, 200) {
      VStack(spacing: 0) {
        HStack(alignment: .top, spacing: 4) {
          Color.red.frame(width: 20, height: 60).probe("top1")
          Color.blue.frame(width: 20, height: 30).probe("top2")
        }
        HStack(alignment: .bottom, spacing: 4) {
          Color.red.frame(width: 20, height: 60).probe("bottom1")
          Color.blue.frame(width: 20, height: 30).probe("bottom2")
        }
      }
    }
    .frame("top1", 128, 40, 20, 60)
    .frame("top2", 152, 40, 20, 30)
    .frame("bottom1", 128, 100, 20, 60)
    .frame("bottom2", 152, 130, 20, 30)
  }
}
