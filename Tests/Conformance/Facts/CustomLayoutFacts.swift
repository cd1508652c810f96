import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var customLayout: [Fact] {
    Fact("layout-custom-sizes", 100, 100) {
      DiagonalLayout {
        Color.red.frame(width: 10, height: 20).probe("a")
        Color.blue.frame(width: 30, height: 5).probe("b")
      }.probe("l")
    }
    .size(40, 25)
    .frame("l", 30, 37.5, 40, 25)
    .frame("a", 30, 37.5, 10, 20)
    .frame("b", 40, 57.5, 30, 5)

    Fact("layout-place-anchor-center", 100, 100) {
      AnchorPlaceLayout { Color.red.frame(width: 20, height: 10).probe("a") }
    }
    .frame("a", 40, 45, 20, 10)

    Fact("layout-value-default", 100, 60) {
      RecordLayout {
        Color.red.layoutValue(key: WeightKey.self, value: 3); Color.blue
      }
    }
    .lastRecord([3, 1])
  }
}
