import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var flexibleFrame: [Fact] {
    Fact("flex-min-only-child-wider-than-proposal", 150, 100) {
      Color.red.frame(width: 200, height: 20).probe("in").frame(minWidth: 100).probe("out")
    }
    .size(150, 20)
    .frame("out", 0, 40, 150, 20)
    .frame("in", -25, 40, 200, 20)

    Fact("flex-min-only-child-between", 150, 100) {
      Color.red.frame(width: 120, height: 20).probe("in").frame(minWidth: 100).probe("out")
    }
    .size(120, 20)
    .frame("out", 15, 40, 120, 20)
    .frame("in", 15, 40, 120, 20)

    Fact("flex-min-only-proposal-below-min", 60, 40) {
      Color.red.probe("in").frame(minWidth: 100).probe("out")
    }
    .size(100, 40)
    .frame("out", -20, 0, 100, 40)
    .frame("in", -20, 0, 100, 40)

    Fact("flex-max-only-grows-to-max", 300, 100) {
      Color.red.frame(width: 36, height: 20).probe("in").frame(maxWidth: 170).probe("out")
    }
    .size(170, 20)
    .frame("out", 65, 40, 170, 20)
    .frame("in", 132, 40, 36, 20)

    Fact("flex-max-only-child-wider-than-max", 300, 100) {
      Color.red.frame(width: 250, height: 20).probe("in").frame(maxWidth: 180).probe("out")
    }
    .size(180, 20)
    .frame("out", 60, 40, 180, 20)
    .frame("in", 25, 40, 250, 20)

    Fact("flex-max-infinity-fills", 240, 60) {
      Color.red.frame(width: 30, height: 10).probe("in").frame(
        maxWidth: .infinity, alignment: .leading
      ).probe("out")
    }
    .size(240, 10)
    .frame("out", 0, 25, 240, 10)
    .frame("in", 0, 25, 30, 10)

    Fact("flex-max-infinity-child-overflows", 100, 60) {
      Color.red.frame(width: 150, height: 10).probe("in").frame(maxWidth: .infinity).probe("out")
    }
    .size(150, 10)
    .frame("out", -25, 25, 150, 10)
    .frame("in", -25, 25, 150, 10)

    Fact("flex-min0-maxInf-accepts-proposal", 100, 60) {
      Color.red.frame(width: 150, height: 10).probe("in").frame(minWidth: 0, maxWidth: .infinity)
        .probe("out")
    }
    .size(100, 10)
    .frame("out", 0, 25, 100, 10)
    .frame("in", -25, 25, 150, 10)

    Fact("flex-minmax-clamps-low", 50, 60) {
      Color.red.frame(minWidth: 80, maxWidth: 160).probe("out")
    }
    .size(80, 60)
    .frame("out", -15, 0, 80, 60)

    Fact("flex-ideal-used-when-unspecified", 300, 300) {
      Color.red.frame(idealWidth: 130, idealHeight: 44).fixedSize().probe("out")
    }
    .size(130, 44)
    .frame("out", 85, 128, 130, 44)

    Fact("flex-ideal-ignored-with-proposal", 90, 70) {
      Color.red.frame(idealWidth: 130, idealHeight: 44).probe("out")
    }
    .size(90, 70)
    .frame("out", 0, 0, 90, 70)

    Fact("flex-ideal-with-max-unspecified", 300, 40) {
      Color.red.frame(idealWidth: 60, maxWidth: 100).fixedSize(horizontal: true, vertical: false)
        .probe("out")
    }
    .size(60, 40)
    .frame("out", 120, 0, 60, 40)

    Fact("flex-min-unspecified-proposal", 300, 40) {
      Color.red.frame(minWidth: 75).fixedSize(horizontal: true, vertical: false).probe("out")
    }
    .size(75, 40)
    .frame("out", 112.5, 0, 75, 40)

    Fact("flex-vertical-axis-independent", 100, 200) {
      Color.red.frame(width: 20, height: 90).probe("in").frame(
        minHeight: 30, maxHeight: 60, alignment: .top
      ).probe("out")
    }
    .size(20, 60)
    .frame("out", 40, 70, 20, 60)
    .frame("in", 40, 70, 20, 90)

    Fact("flex-negative-min-is-zero", 20, 20) {
      Color.red.frame(minWidth: 0, maxWidth: 50).probe("out")
    }
    .size(20, 20)
    .frame("out", 0, 0, 20, 20)

    Fact("parity-flex-maxinf-minheight", 400, 600) {
      Color.red.frame(width: 56, height: 16).probe("t").frame(maxWidth: .infinity, minHeight: 180)
    }
    .size(400, 180)
    .frame("t", 172, 292, 56, 16)
  }
}
