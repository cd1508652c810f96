import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var fixedFrame: [Fact] {
    Fact("frame-align-b", 300, 200) {
      Color.red.frame(width: 30, height: 14).probe("in").frame(
        width: 110, height: 74, alignment: .bottom
      ).probe("out")
    }
    .size(110, 74)
    .frame("out", 95, 63, 110, 74)
    .frame("in", 135, 123, 30, 14)

    Fact("frame-align-c", 300, 200) {
      Color.red.frame(width: 30, height: 14).probe("in").frame(width: 110, height: 74).probe("out")
    }
    .size(110, 74)
    .frame("out", 95, 63, 110, 74)
    .frame("in", 135, 93, 30, 14)

    Fact("frame-smaller-than-child", 300, 200) {
      Color.red.frame(width: 140, height: 50).probe("in").frame(width: 80, height: 30).probe("out")
    }
    .size(80, 30)
    .frame("out", 110, 85, 80, 30)
    .frame("in", 80, 75, 140, 50)

    Fact("frame-smaller-bottomTrailing", 300, 200) {
      Color.red.frame(width: 140, height: 50).probe("in").frame(
        width: 80, height: 30, alignment: .bottomTrailing
      ).probe("out")
    }
    .size(80, 30)
    .frame("out", 110, 85, 80, 30)
    .frame("in", 50, 65, 140, 50)

    Fact("frame-nested-three", 300, 200) {
      Color.red.frame(width: 40, height: 10).probe("a").frame(
        width: 80, height: 50, alignment: .topLeading
      ).probe("b").frame(width: 120, height: 70, alignment: .bottomTrailing).probe("c")
    }
    .size(120, 70)
    .frame("c", 90, 65, 120, 70)
    .frame("b", 130, 85, 80, 50)
    .frame("a", 130, 85, 40, 10)

    Fact("frame-ignores-proposal", 100, 100) {
      Color.red.frame(width: 400, height: 300).probe("a")
    }
    .size(400, 300)
    .frame("a", -150, -100, 400, 300)

    Fact("parity-frame-fixed", 400, 600) {
      Color.red.frame(width: 46, height: 16).probe("t").frame(width: 200, height: 100)
    }
    .size(200, 100)
    .frame("t", 177, 292, 46, 16)

    Fact("parity-frame-bottomTrailing", 400, 600) {
      Color.red.frame(width: 17, height: 16).probe("t").frame(
        width: 200, height: 200, alignment: .bottomTrailing)
    }
    .size(200, 200)
    .frame("t", 283, 384, 17, 16)
  }
}
