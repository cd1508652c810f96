import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var spacing: [Fact] {
    Fact("spacing-default-8-v", 100, 160) {
      VStack {
        Color.red.frame(width: 40, height: 10).probe("a")
        Color.blue.frame(width: 40, height: 10).probe("b")
      }.probe("s")
    }
    .size(40, 28)
    .frame("s", 30, 66, 40, 28)
    .frame("a", 30, 66, 40, 10)
    .frame("b", 30, 84, 40, 10)

    Fact("spacing-default-three", 316, 20) {
      HStack {
        Color.red.probe("a"); Color.green.probe("b"); Color.blue.probe("c")
      }
    }
    .size(316, 20)
    .frame("a", 0, 0, 100, 20)
    .frame("b", 108, 0, 100, 20)
    .frame("c", 216, 0, 100, 20)

    Fact("spacing-negative", 300, 60) {
      HStack(spacing: -10) {
        Color.red.frame(width: 40, height: 10).probe("a")
        Color.blue.frame(width: 40, height: 10).probe("b")
      }.probe("s")
    }
    .size(70, 10)
    .frame("s", 115, 25, 70, 10)
    .frame("a", 115, 25, 40, 10)
    .frame("b", 145, 25, 40, 10)

    Fact("spacing-padding-resets", 200, 60) {
      HStack {
        HStack {
          Color.red.frame(width: 20, height: 10).probe("a"); Spacer(minLength: 0)
        }.padding(5).probe("row"); Color.blue.frame(width: 20, height: 10).probe("b")
      }
    }
    .size(200, 20)
    .frame("row", 0, 20, 172, 20)
    .frame("a", 5, 25, 20, 10)
    .frame("b", 180, 25, 20, 10)

    Fact("divider-horizontal", 150, 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 80, height: 20).probe("a"); Divider().probe("d")
        Color.blue.frame(width: 80, height: 20).probe("b")
      }.probe("s")
    }
    .size(150, 41)
    .frame("s", 0, 29.5, 150, 41)
    .frame("a", 35, 29.5, 80, 20)
    .frame("d", 0, 49.5, 150, 1)
    .frame("b", 35, 50.5, 80, 20)

    Fact("divider-default-spacing", 100, 100) {
      VStack {
        Color.red.frame(width: 40, height: 10).probe("a"); Divider().probe("d")
        Color.blue.frame(width: 40, height: 10).probe("b")
      }
    }
    .size(100, 37)
    .frame("a", 30, 31.5, 40, 10)
    .frame("d", 0, 49.5, 100, 1)
    .frame("b", 30, 58.5, 40, 10)

    Fact("parity-hstack-spacing-20", 400, 600) {
      HStack(spacing: 20) {
        Color.red.frame(width: 24, height: 16).probe("a")
        Color.blue.frame(width: 32, height: 16).probe("b")
      }
    }
    .size(76, 16)
    .frame("a", 162, 292, 24, 16)
    .frame("b", 206, 292, 32, 16)

    Fact("parity-vstack-spacing-20", 400, 600) {
      VStack(spacing: 20) {
        Color.red.frame(width: 27, height: 16).probe("a")
        Color.blue.frame(width: 46, height: 16).probe("b")
        Color.green.frame(width: 31.5, height: 16).probe("c")
      }
    }
    .size(46, 88)
    .frame("a", 186.5, 256, 27, 16)
    .frame("b", 177, 292, 46, 16)
    .frame("c", 184.5, 328, 31.5, 16)
    .tolerance(0.5)

    Fact("g-divider-in-both-stacks", 200, 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 20).probe("a"); Divider().probe("hdivider")
        HStack(spacing: 0) {
          Color.blue.frame(width: 20, height: 60).probe("b"); Divider().probe("vdivider")
          Color.green.frame(width: 20, height: 60).probe("c")
        }.probe("hstack")
      }.probe("vstack")
    }
    .frame("vstack", 0, 0, 200, 200)
    .frame("a", 50, 0, 100, 20)
    .frame("hdivider", 0, 20, 200, 1)
    .frame("hstack", 79.5, 21, 41, 179)
    .frame("b", 79.5, 80.5, 20, 60)
    .frame("vdivider", 99.5, 21, 1, 179)
    .frame("c", 100.5, 80.5, 20, 60)
  }
}
