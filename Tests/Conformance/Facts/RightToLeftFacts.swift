import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var rightToLeft: [Fact] {
    Fact("rtl-padding-leading", 200, 60) {
      Color.red.frame(width: 50, height: 20).probe("in").padding(.leading, 30).probe("out")
        .environment(\.layoutDirection, .rightToLeft)
    }
    .frame("out", 60, 20, 80, 20)
    .frame("in", 60, 20, 50, 20)

    Fact("rtl-ltr-island", 100, 40) {
      HStack {
        Color.red.frame(width: 30, height: 20).probe("a")
        Color.blue.frame(width: 30, height: 20).probe("b")
      }.environment(\.layoutDirection, .leftToRight).frame(width: 100, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
    }
    .frame("a", 32, 10, 30, 20)
    .frame("b", 70, 10, 30, 20)

    Fact("rtl-scroll-starts-trailing", 180, 60) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { i in Color.red.frame(width: 50, height: 40).probe("s\(i)") }
        }
      }.frame(width: 180, height: 60).environment(\.layoutDirection, .rightToLeft)
    }
    .frame("s0", 130, 10, 50, 40)
    .frame("s1", 70, 10, 50, 40)
    .frame("s5", -170, 10, 50, 40)

    Fact("g-rtl-vstack-leading-guide-island", 320, 260) {
      VStack(alignment: .leading, spacing: 10) {
        Color.red.frame(width: 300, height: 30).probe("top")
        Color.orange.frame(width: 50, height: 20).padding(.leading, 30).probe("padded")
        Color.purple.frame(width: 120, height: 20).probe("box")
        Color.gray.frame(width: 100, height: 40).probe("square")
        HStack {
          Color.red.frame(width: 30, height: 20).probe("ltrA")
          Color.blue.frame(width: 30, height: 20).probe("ltrB")
        }.environment(\.layoutDirection, .leftToRight).probe("island")
        Color.gray.frame(width: 25, height: 16).probe("text")
        Color.cyan.frame(width: 30, height: 20).alignmentGuide(.leading) { _ in -10 }.probe(
          "guided")
      }.frame(width: 300, alignment: .leading).probe("vstack").environment(
        \.layoutDirection, .rightToLeft)
    }
    .frame("vstack", 10, 17, 300, 226)
    .frame("top", 10, 17, 300, 30)
    .frame("padded", 230, 57, 80, 20)
    .frame("box", 190, 87, 120, 20)
    .frame("square", 210, 117, 100, 40)
    .frame("island", 242, 167, 68, 20)
    .frame("ltrA", 242, 167, 30, 20)
    .frame("ltrB", 280, 167, 30, 20)
    .frame("text", 285, 197, 25, 16)
    .frame("guided", 270, 223, 30, 20)

    Fact("g-rtl-grid-spans", 320, 220) {
      VStack(spacing: 16) {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
          GridRow {
            Color.red.frame(width: 40, height: 30).probe("a")
            Color.blue.frame(width: 60, height: 30).probe("b")
            Color.green.frame(width: 30, height: 30).probe("c")
          }
          GridRow {
            Color.orange.frame(width: 100, height: 30).gridCellColumns(2).probe("d")
            Color.purple.frame(width: 30, height: 30).probe("e")
          }
          GridRow {
            Color.gray.frame(width: 40, height: 30).gridColumnAlignment(.trailing).probe("f")
          }
        }.probe("grid"); Color.clear.frame(width: 200, height: 48).probe("lazy")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    .frame("grid", 85, 23, 150, 110)
    .frame("a", 195, 23, 40, 30)
    .frame("b", 125, 23, 60, 30)
    .frame("c", 85, 23, 30, 30)
    .frame("d", 130, 63, 100, 30)
    .frame("e", 85, 63, 30, 30)
    .frame("f", 195, 103, 40, 30)
    .frame("lazy", 60, 149, 200, 48)

    Fact("g-rtl-lazyvgrid", 320, 220) {
      VStack(spacing: 16) {
        Color.clear.frame(width: 150, height: 110).probe("grid")
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
        ) {
          ForEach(0..<5, id: \.self) { i in Color.red.frame(width: 40, height: 20).probe("l\(i)") }
        }.frame(width: 200).probe("lazy")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    .frame("lazy", 60, 149, 200, 48)
    .frame("l0", 188, 149, 40, 20)
    .frame("l1", 140, 149, 40, 20)
    .frame("l2", 92, 149, 40, 20)
    .frame("l3", 188, 177, 40, 20)
    .frame("l4", 140, 177, 40, 20)

    Fact("g-rtl-shapes-position-offset", 300, 200) {
      VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          Rectangle().fill(.red).frame(width: 40, height: 30).probe("arrow")
          Rectangle().fill(.blue).frame(width: 40, height: 30).probe("fixedArrow")
          Color.gray.frame(width: 15, height: 12).probe("image")
          Color.gray.frame(width: 15, height: 12).probe("flippedImage")
        }.probe("row")
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(
          width: 120, height: 20
        ).probe("gradient")
        ZStack(alignment: .topLeading) {
          Color.clear.frame(width: 160, height: 40).probe("positionBox")
          Color.green.frame(width: 20, height: 20).position(x: 30, y: 20).probe("positioned")
        }.frame(width: 160, height: 40)
        Color.orange.frame(width: 20, height: 20).offset(x: 40).probe("offset")
      }.environment(\.layoutDirection, .rightToLeft)
    }
    .frame("row", 90, 30, 140, 30)
    .frame("arrow", 190, 30, 40, 30)
    .frame("fixedArrow", 140, 30, 40, 30)
    .frame("image", 115, 39, 15, 12)
    .frame("flippedImage", 90, 39, 15, 12)
    .frame("gradient", 110, 70, 120, 20)
    .frame("positionBox", 70, 100, 160, 40)
    .frame("positioned", 70, 100, 160, 40)
    .frame("offset", 210, 150, 20, 20)
  }
}
