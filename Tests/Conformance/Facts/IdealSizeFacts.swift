import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var idealSize: [Fact] {
    Fact("fixedsize-horizontal-only", 90, 70) {
      Color.blue.fixedSize(horizontal: true, vertical: false).probe("a")
    }
    .size(10, 70)
    .frame("a", 40, 0, 10, 70)

    Fact("fixedsize-inside-frame", 200, 200) {
      Color.blue.fixedSize().probe("a").frame(width: 80, height: 60, alignment: .bottomLeading)
        .probe("f")
    }
    .size(80, 60)
    .frame("f", 60, 70, 80, 60)
    .frame("a", 60, 120, 10, 10)

    Fact("fixedsize-stack-of-flexible", 200, 200) {
      HStack {
        Color.red.probe("a"); Color.blue.probe("b")
      }.fixedSize().probe("s")
    }
    .size(28, 10)
    .frame("s", 86, 95, 28, 10)
    .frame("a", 86, 95, 10, 10)
    .frame("b", 104, 95, 10, 10)

    Fact("fixedsize-overrides-small-proposal", 60, 10) {
      Color.red.frame(idealWidth: 150, idealHeight: 20).fixedSize().probe("a")
    }
    .size(150, 20)
    .frame("a", -45, -5, 150, 20)

    Fact("aspect-fit-tall", 120, 100) {
      Color.red.aspectRatio(0.5, contentMode: .fit).probe("a")
    }
    .size(50, 100)
    .frame("a", 35, 0, 50, 100)

    Fact("aspect-fill-in-frame", 300, 300) {
      Color.red.aspectRatio(2, contentMode: .fill).probe("a").frame(width: 120, height: 100).probe(
        "f")
    }
    .size(120, 100)
    .frame("f", 90, 100, 120, 100)
    .frame("a", 50, 100, 200, 100)

    Fact("aspect-unspecified-height", 120, nil) {
      Color.red.aspectRatio(4, contentMode: .fit).probe("a")
    }
    .size(120, 30)
    .frame("a", 0, 0, 120, 30)

    Fact("aspect-nil-uses-ideal", 120, 100) {
      Color.red.frame(idealWidth: 40, idealHeight: 10).aspectRatio(contentMode: .fit).probe("a")
    }
    .size(120, 30)
    .frame("a", 0, 35, 120, 30)

    Fact("aspect-in-hstack", 200, 60) {
      HStack(spacing: 0) {
        Color.red.aspectRatio(1, contentMode: .fit).probe("a"); Color.blue.probe("b")
      }
    }
    .size(200, 60)
    .frame("a", 0, 0, 60, 60)
    .frame("b", 60, 0, 140, 60)

    Fact("g-fixedsize-column", 200, 200) {
      VStack(spacing: 0) {
        Color.red.fixedSize().probe("both")
        Color.blue.fixedSize(horizontal: true, vertical: false).frame(height: 30).probe(
          "horizontal")
      }
    }
    .frame("both", 95, 80, 10, 10)
    .frame("horizontal", 95, 90, 10, 30)
  }
}
