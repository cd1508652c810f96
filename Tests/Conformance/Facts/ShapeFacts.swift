import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var shape: [Fact] {
    Fact("g-shape-dashed-strokes-row", 320, 200) {
      VStack(spacing: 12) {
        Color.clear.frame(width: 282, height: 50).probe("row1")
        HStack(spacing: 8) {
          RoundedRectangle(cornerRadius: 8).stroke(
            Color.green, style: StrokeStyle(lineWidth: 3, dash: [8, 4])
          ).frame(width: 80, height: 40).probe("dashed")
          Rectangle().stroke(
            Color.purple,
            style: StrokeStyle(lineWidth: 6, lineCap: .round, lineJoin: .round, dash: [1, 12])
          ).frame(width: 80, height: 40).probe("dots")
          Capsule().strokeBorder(
            Color.orange, style: StrokeStyle(lineWidth: 2, dash: [6, 3], dashPhase: 3)
          ).frame(width: 80, height: 40).probe("capsuleDash")
        }.probe("row2"); Color.clear.frame(width: 226, height: 40).probe("row3")
      }.probe("stack")
    }
    .frame("stack", 19, 23, 282, 154)
    .frame("row2", 32, 85, 256, 40)
    .frame("dashed", 32, 85, 80, 40)
    .frame("dots", 120, 85, 80, 40)
    .frame("capsuleDash", 208, 85, 80, 40)

    Fact("g-shape-ideal-is-10x10", 340, 200) {
      VStack(spacing: 8) {
        Color.clear.frame(width: 332, height: 40).probe("row1")
        Color.clear.frame(width: 332, height: 40).probe("row2")
        HStack(spacing: 8) {
          Circle().offset(x: 5).fill(Color.blue).probe("offsetIdeal")
          Rectangle().size(width: 30, height: 20).fill(Color.green).probe("sizedIdeal")
          Path { p in p.addRect(CGRect(x: 0, y: 0, width: 24, height: 16)) }.fill(Color.red).probe(
            "pathIdeal")
          Circle().trim(from: 0, to: 0.5).fill(Color.orange).probe("trimIdeal")
        }.fixedSize().probe("row3")
      }.probe("stack")
    }
    .frame("stack", 4, 47, 332, 106)
    .frame("row3", 138, 143, 64, 10)
    .frame("offsetIdeal", 138, 143, 10, 10)
    .frame("sizedIdeal", 156, 143, 10, 10)
    .frame("pathIdeal", 174, 143, 10, 10)
    .frame("trimIdeal", 192, 143, 10, 10)

    Fact("g-shape-circles-in-hstack-square", 300, 200) {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          Circle().fill(Color.red).probe("c1"); Ellipse().fill(Color.blue).probe("e1")
          Capsule().fill(Color.green).probe("cap1")
          Circle().stroke(lineWidth: 2).probe("strokedFlex")
        }.frame(height: 40).probe("row1"); Color.clear.frame(width: 200, height: 30).probe("row2")
        Color.clear.frame(width: 102, height: 100).probe("row3")
      }.probe("stack")
    }
    .frame("stack", 0, 7, 300, 186)
    .frame("row1", 0, 7, 300, 40)
    .frame("c1", 0, 7, 40, 40)
    .frame("e1", 40, 7, 110, 40)
    .frame("cap1", 150, 7, 110, 40)
    .frame("strokedFlex", 260, 7, 40, 40)

    Fact("g-shape-path-fills-frame", 300, 160) {
      VStack(spacing: 8) {
        Color.clear.frame(width: 264, height: 60).probe("row1")
        HStack(spacing: 8) {
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.purple)
            .probe("curves").frame(width: 60, height: 60)
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.pink).probe(
            "starNonzero"
          ).frame(width: 60, height: 60)
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(
            Color.pink, style: FillStyle(eoFill: true)
          ).probe("starEvenOdd").frame(width: 60, height: 60)
          (Path("30 4 m 56 20 l 46 56 l 14 56 l 4 20 l h") ?? Path()).fill(Color.teal).probe(
            "parsed"
          ).frame(width: 60, height: 60)
          Path(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 52), cornerRadius: 12).fill(
            Color.brown
          ).probe("rounded").frame(width: 60, height: 60)
        }.probe("row2")
      }.probe("stack")
    }
    .frame("stack", -16, 16, 332, 128)
    .frame("row1", 18, 16, 264, 60)
    .frame("row2", -16, 84, 332, 60)
    .frame("curves", -16, 84, 60, 60)
    .frame("starNonzero", 52, 84, 60, 60)
    .frame("starEvenOdd", 120, 84, 60, 60)
    .frame("parsed", 188, 84, 60, 60)
    .frame("rounded", 256, 84, 60, 60)

    Fact("g-shape-path-stroke-row", 300, 160) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.red).probe(
            "triangle"
          ).frame(width: 60, height: 60)
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.blue).probe(
            "pie"
          ).frame(width: 60, height: 60)
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.fill(Color.green)
            .probe("pieClockwise").frame(width: 60, height: 60)
          Path { p in p.addRect(CGRect(x: 4, y: 4, width: 52, height: 52)) }.stroke(
            Color.orange, lineWidth: 5
          ).probe("ring").frame(width: 60, height: 60)
        }.probe("row1"); Color.clear.frame(width: 332, height: 60).probe("row2")
      }.probe("stack")
    }
    .frame("stack", -16, 16, 332, 128)
    .frame("row1", 18, 16, 264, 60)
    .frame("triangle", 18, 16, 60, 60)
    .frame("pie", 86, 16, 60, 60)
    .frame("pieClockwise", 154, 16, 60, 60)
    .frame("ring", 222, 16, 60, 60)
    .frame("row2", -16, 84, 332, 60)

    Fact("g-shape-border-no-layout", 300, 160) {
      VStack(spacing: 8) {
        Color.clear.frame(width: 134, height: 28).probe("row1")
        HStack(spacing: 8) {
          Color.yellow.frame(width: 60, height: 30).border(Color.black).probe("color")
          Color.yellow.frame(width: 60, height: 30).border(Color.black, width: 2).padding(4).border(
            Color.blue
          ).probe("nested")
          Circle().fill(Color.mint).frame(width: 30, height: 30).border(Color.purple, width: 2)
            .probe("circle")
        }.probe("row2")
      }.probe("stack")
    }
    .frame("stack", 63, 43, 174, 74)
    .frame("row1", 83, 43, 134, 28)
    .frame("row2", 63, 79, 174, 38)
    .frame("color", 63, 83, 60, 30)
    .frame("nested", 131, 79, 68, 38)
    .frame("circle", 207, 83, 30, 30)

    Fact("g-shape-border-text-sized-row", 300, 160) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Color.gray.frame(width: 31, height: 16).probe("textInner").border(Color.red).probe(
            "text")
          Color.gray.frame(width: 31, height: 16).padding(6).border(Color.blue, width: 3).probe(
            "padded")
          Color.gray.frame(width: 17.5, height: 16).border(Color.red, width: 8).probe("thick")
          Color.gray.frame(width: 18.5, height: 16).border(Color.green, width: 0).probe("zero")
        }.probe("row1"); Color.clear.frame(width: 174, height: 38).probe("row2")
      }.probe("stack")
    }
    .frame("row1", 83, 43, 134, 28)
    .frame("textInner", 83, 49, 31, 16)
    .frame("text", 83, 49, 31, 16)
    .frame("padded", 122, 43, 43, 28)
    .frame("thick", 173, 49, 17.5, 16)
    .frame("zero", 198.5, 49, 18.5, 16)

    Fact("g-shape-circle-takes-leftover-width", 300, 200) {
      HStack(spacing: 10) {
        Circle().probe("circle"); Rectangle().fill(Color.red).frame(width: 40).probe("rect")
        RoundedRectangle(cornerRadius: 8).fill(Color.blue).frame(width: 40, height: 40).probe(
          "rounded")
        Capsule().fill(Color.green).frame(width: 60, height: 30).probe("capsule")
        Ellipse().frame(width: 50, height: 30).probe("ellipse")
      }.frame(height: 100).probe("row")
    }
    .frame("row", 0, 50, 300, 100)
    .frame("circle", 0, 65, 70, 70)
    .frame("rect", 80, 50, 40, 100)
    .frame("rounded", 130, 80, 40, 40)
    .frame("capsule", 180, 85, 60, 30)
    .frame("ellipse", 250, 85, 50, 30)
  }
}
