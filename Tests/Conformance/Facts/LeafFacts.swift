import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var leaf: [Fact] {
    Fact("leaf-color-ideal", 120, 45) {
      Color.red.fixedSize().probe("a")
    }
    .size(10, 10)
    .frame("a", 55, 17.5, 10, 10)

    Fact("leaf-rect-ideal", 90, 90) {
      Rectangle().fixedSize().probe("a")
    }
    .size(10, 10)
    .frame("a", 40, 40, 10, 10)

    Fact("leaf-circle-min-side", 120, 50) {
      Circle().probe("a")
    }
    .size(50, 50)
    .frame("a", 35, 0, 50, 50)

    Fact("leaf-unspecified-proposal", nil, nil) {
      Color.green.probe("a")
    }
    .size(10, 10)
    .frame("a", 0, 0, 10, 10)

    Fact("geo-fills-proposal", 150, 90) {
      GeometryReader { _ in Color.red.frame(width: 20, height: 10).probe("in") }.probe("g")
    }
    .size(150, 90)
    .frame("g", 0, 0, 150, 90)
    .frame("in", 0, 0, 20, 10)

    Fact("geo-ideal-10", 150, 90) {
      GeometryReader { _ in Color.red.probe("in") }.fixedSize().probe("g")
    }
    .size(10, 10)
    .frame("g", 70, 40, 10, 10)
    .frame("in", 70, 40, 10, 10)

    Fact("geo-in-background-sees-base", 200, 100) {
      Color.red.frame(width: 44, height: 22).padding(3).background {
        GeometryReader { _ in Color.blue.probe("in") }.probe("g")
      }.probe("base")
    }
    .size(50, 28)
    .frame("base", 75, 36, 50, 28)
    .frame("g", 75, 36, 50, 28)
    .frame("in", 75, 36, 50, 28)
  }
}
