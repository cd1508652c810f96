import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var padding: [Fact] {
    Fact("pad-default-16", 200, 100) {
      Color.red.probe("in").padding().probe("out")
    }
    .size(200, 100)
    .frame("out", 0, 0, 200, 100)
    .frame("in", 16, 16, 168, 68)

    Fact("pad-asymmetric", 200, 100) {
      Color.red.probe("in").padding(EdgeInsets(top: 5, leading: 8, bottom: 20, trailing: 12)).probe(
        "out")
    }
    .size(200, 100)
    .frame("out", 0, 0, 200, 100)
    .frame("in", 8, 5, 180, 75)

    Fact("pad-horizontal-default", 200, 100) {
      Color.red.probe("in").padding(.horizontal).probe("out")
    }
    .size(200, 100)
    .frame("out", 0, 0, 200, 100)
    .frame("in", 16, 0, 168, 100)

    Fact("pad-around-fixed", 200, 100) {
      Color.red.frame(width: 50, height: 30).probe("in").padding(9).probe("out")
    }
    .size(68, 48)
    .frame("out", 66, 26, 68, 48)
    .frame("in", 75, 35, 50, 30)

    Fact("pad-exceeds-proposal", 40, 40) {
      Color.red.probe("in").padding(30).probe("out")
    }
    .size(60, 60)
    .frame("out", -10, -10, 60, 60)
    .frame("in", 20, 20, 0, 0)

    Fact("pad-negative", 200, 100) {
      Color.red.frame(width: 60, height: 40).probe("in").padding(-10).probe("out")
    }
    .size(40, 20)
    .frame("out", 80, 40, 40, 20)
    .frame("in", 70, 30, 60, 40)

    Fact("pad-order-matters", 200, 200) {
      Color.red.probe("in").frame(width: 60, height: 40).padding(10).probe("a").frame(
        width: 120, height: 100, alignment: .topLeading
      ).probe("b")
    }
    .size(120, 100)
    .frame("b", 40, 50, 120, 100)
    .frame("a", 40, 50, 80, 60)
    .frame("in", 50, 60, 60, 40)

    Fact("parity-padding-inside-frame", 400, 600) {
      Color.red.frame(width: 9, height: 16).probe("t").padding(20).frame(width: 200, height: 100)
    }
    .size(200, 100)
    .frame("t", 195.5, 292, 9, 16)

    Fact("parity-padding-twice", 400, 600) {
      Color.red.frame(width: 93, height: 16).probe("t").padding(8).padding(16)
    }
    .size(141, 64)
    .frame("t", 153.5, 292, 93, 16)

    Fact("parity-padding-frame-alternating", 400, 600) {
      Color.red.frame(width: 9, height: 16).probe("t").padding(4).frame(width: 80, height: 40)
        .padding(8).frame(width: 150, height: 80).padding(12)
    }
    .size(174, 104)
    .frame("t", 195.5, 292, 9, 16)
  }
}
