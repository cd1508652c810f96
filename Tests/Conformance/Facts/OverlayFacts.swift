import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var overlay: [Fact] {
    Fact("overlay-proposed-base-size", 200, 100) {
      Color.red.frame(width: 70, height: 30).probe("base").overlay { Color.blue.probe("o") }
    }
    .size(70, 30)
    .frame("base", 65, 35, 70, 30)
    .frame("o", 65, 35, 70, 30)

    Fact("overlay-larger-than-base", 200, 100) {
      Color.red.frame(width: 40, height: 20).probe("base").overlay {
        Color.blue.frame(width: 80, height: 60).probe("o")
      }
    }
    .size(40, 20)
    .frame("base", 80, 40, 40, 20)
    .frame("o", 60, 20, 80, 60)

    Fact("overlay-bottomTrailing", 200, 100) {
      Color.red.frame(width: 70, height: 40).probe("base").overlay(alignment: .bottomTrailing) {
        Color.blue.frame(width: 12, height: 8).probe("o")
      }
    }
    .size(70, 40)
    .frame("base", 65, 30, 70, 40)
    .frame("o", 123, 62, 12, 8)

    Fact("g-background-overlay-column", 300, 200) {
      VStack(spacing: 20) {
        Color.red.frame(width: 100, height: 60).probe("content").background(
          Color.blue.frame(width: 20, height: 20).probe("bg"), alignment: .bottomTrailing
        ).overlay(alignment: .topLeading) { Color.green.frame(width: 10, height: 10).probe("ov") }
          .probe("modified")
        Color.gray.frame(width: 31, height: 18.5).probe("text").padding(4).background(
          Color.yellow.probe("textBg")
        ).probe("padded")
        Color.red.frame(width: 40, height: 20).probe("small").background {
          Color.blue.frame(width: 80, height: 40).probe("bigBg")
        }.probe("smallOuter")
      }
    }
    .frame("content", 100, 26.75, 100, 60)
    .frame("modified", 100, 26.75, 100, 60)
    .frame("bg", 180, 66.75, 20, 20)
    .frame("ov", 100, 26.75, 10, 10)
    .frame("text", 134.5, 110.75, 31, 18.5)
    .frame("textBg", 130.5, 106.75, 39, 26.5)
    .frame("padded", 130.5, 106.75, 39, 26.5)
    .frame("small", 130, 153.25, 40, 20)
    .frame("smallOuter", 130, 153.25, 40, 20)
    .frame("bigBg", 110, 143.25, 80, 40)
  }
}
