import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var effect: [Fact] {
    Fact("offset-layout-neutral", 100, 60) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).probe("inner").offset(x: 30, y: 5).probe("outer")
        Color.blue.frame(width: 20, height: 20).probe("b")
      }
    }
    .size(40, 20)
    .frame("outer", 30, 20, 20, 20)
    .frame("inner", 60, 25, 20, 20)
    .frame("b", 50, 20, 20, 20)

    Fact("offset-accumulates", 100, 60) {
      Color.red.frame(width: 20, height: 20).probe("in").offset(x: 10, y: 0).offset(x: 0, y: 7)
        .probe("out")
    }
    .size(20, 20)
    .frame("out", 40, 20, 20, 20)
    .frame("in", 50, 27, 20, 20)

    Fact("position-takes-proposal", 120, 80) {
      Color.red.frame(width: 20, height: 20).probe("in").position(x: 30, y: 15).probe("out")
    }
    .size(120, 80)
    .frame("out", 0, 0, 120, 80)
    .frame("in", 20, 5, 20, 20)

    Fact("position-in-hstack", 200, 50) {
      HStack(spacing: 10) {
        Color.red.frame(width: 30, height: 20).probe("a")
        Color.blue.frame(width: 10, height: 10).probe("p").position(x: 20, y: 10).probe("out")
      }
    }
    .size(200, 50)
    .frame("a", 0, 15, 30, 20)
    .frame("out", 40, 0, 160, 50)
    .frame("p", 55, 5, 10, 10)

    Fact("position-flexible-child", 60, 40) {
      Color.red.probe("in").position(x: 0, y: 0).probe("out")
    }
    .size(60, 40)
    .frame("out", 0, 0, 60, 40)
    .frame("in", -30, -20, 60, 40)

    Fact("g-transform-effects-keep-layout", 320, 260) {
      VStack(spacing: 24) {
        HStack(spacing: 40) {
          Color.red.frame(width: 40, height: 40).offset(x: 10, y: 6).probe("offset")
          Color.blue.frame(width: 40, height: 40).rotationEffect(.degrees(45)).probe("rotated")
          Color.green.frame(width: 40, height: 40).scaleEffect(1.5).probe("scaled")
        }.probe("row1")
        HStack(spacing: 40) {
          Color.orange.frame(width: 40, height: 40).rotationEffect(
            .degrees(30), anchor: .topLeading
          ).probe("anchored")
          Color.purple.frame(width: 40, height: 40).scaleEffect(x: 2, y: 0.5, anchor: .bottom)
            .probe("stretched")
          Color.gray.frame(width: 19.5, height: 16).rotationEffect(.degrees(-20)).probe("text")
        }.probe("row2")
        Color.gray.frame(width: 60, height: 20).transformEffect(
          CGAffineTransform(translationX: 20, y: -4)
        ).probe("affine")
      }.probe("stack")
    }
    .frame("stack", 60, 56, 200, 148)
    .frame("row1", 60, 56, 200, 40)
    .frame("offset", 60, 56, 40, 40)
    .frame("rotated", 140, 56, 40, 40)
    .frame("scaled", 220, 56, 40, 40)
    .frame("row2", 70.25, 120, 179.5, 40)
    .frame("anchored", 70.25, 120, 40, 40)
    .frame("stretched", 150.25, 120, 40, 40)
    .frame("text", 230.25, 132, 19.5, 16)
    .frame("affine", 130, 184, 60, 20)

    Fact("g-blur-keeps-frame", 360, 200) {
      VStack(spacing: 30) {
        HStack(spacing: 50) {
          Color.black.frame(width: 50, height: 50).blur(radius: 6).probe("blur6")
          Color.orange.frame(width: 50, height: 50).blur(radius: 3, opaque: true).probe("opaque3")
          Color.blue.frame(width: 50, height: 50).blur(radius: 0).probe("blur0")
        }.probe("row1")
        HStack(spacing: 30) {
          Color.gray.frame(width: 69, height: 33).blur(radius: 2).probe("text")
          HStack(spacing: 0) {
            Color.red.frame(width: 30, height: 40); Color.green.frame(width: 30, height: 40)
          }.blur(radius: 4).probe("pair")
        }.probe("row2")
      }.probe("stack")
    }
    .frame("stack", 55, 40, 250, 120)
    .frame("row1", 55, 40, 250, 50)
    .frame("blur6", 55, 40, 50, 50)
    .frame("opaque3", 155, 40, 50, 50)
    .frame("blur0", 255, 40, 50, 50)
    .frame("row2", 100.5, 120, 159, 40)
    .frame("text", 100.5, 123.5, 69, 33)
    .frame("pair", 199.5, 120, 60, 40)

    Fact("g-blend-grid-nested-foreach", 380, 220) {
      ZStack {
        HStack(spacing: 0) {
          Color.blue.frame(width: 160); Color.yellow.frame(width: 200)
        }.probe("background")
        VStack(spacing: 6) {
          ForEach(0..<3, id: \.self) { r in
            HStack(spacing: 6) {
              ForEach(0..<7, id: \.self) { c in
                Color.orange.frame(width: 44, height: 44).blendMode(.multiply).probe(
                  "m\(r * 7 + c)")
              }
            }
          }
        }.probe("grid")
      }.frame(width: 380, height: 220).probe("zstack")
    }
    .frame("zstack", 0, 0, 380, 220)
    .frame("background", 10, 0, 360, 220)
    .frame("grid", 18, 38, 344, 144)
    .frame("m0", 18, 38, 44, 44)
    .frame("m1", 68, 38, 44, 44)
    .frame("m6", 318, 38, 44, 44)
    .frame("m7", 18, 88, 44, 44)
    .frame("m9", 118, 88, 44, 44)
    .frame("m13", 318, 88, 44, 44)
    .frame("m14", 18, 138, 44, 44)
    .frame("m20", 318, 138, 44, 44)

    Fact("g-hidden-and-transparent-keep-slots", 240, 200) {
      VStack(spacing: 10) {
        Color.gray.frame(width: 38.5, height: 16).probe("above")
        Color.red.frame(width: 80, height: 30).hidden().probe("hidden")
        Color.gray.frame(width: 36.5, height: 16).probe("below")
        HStack(spacing: 8) {
          Color.gray.frame(width: 60.5, height: 24).hidden().probe("ghost")
          Color.blue.frame(width: 40, height: 20).probe("visible")
        }.probe("row"); Color.green.frame(width: 60, height: 20).opacity(0).probe("transparent")
      }.probe("stack")
    }
    .frame("stack", 65.75, 27, 108.5, 146)
    .frame("above", 100.75, 27, 38.5, 16)
    .frame("hidden", 80, 53, 80, 30)
    .frame("below", 101.75, 93, 36.5, 16)
    .frame("row", 65.75, 119, 108.5, 24)
    .frame("ghost", 65.75, 119, 60.5, 24)
    .frame("visible", 134.25, 121, 40, 20)
    .frame("transparent", 90, 153, 60, 20)
  }
}
