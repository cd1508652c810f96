import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var grid: [Fact] {
    Fact("grid-fixed-cells", 300, 200) {
      Grid(horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 30, height: 20).probe("a")
          Color.blue.frame(width: 50, height: 10).probe("b")
        }
        GridRow {
          Color.green.frame(width: 60, height: 20).probe("c")
          Color.yellow.frame(width: 20, height: 30).probe("d")
        }
      }.probe("g")
    }
    .size(120, 54)
    .frame("g", 90, 73, 120, 54)
    .frame("a", 105, 73, 30, 20)
    .frame("b", 160, 78, 50, 10)
    .frame("c", 90, 102, 60, 20)
    .frame("d", 175, 97, 20, 30)

    Fact("grid-default-spacing-8", 100, 100) {
      Grid {
        GridRow {
          Color.red.frame(width: 20, height: 20).probe("a")
          Color.blue.frame(width: 20, height: 20).probe("b")
        }
        GridRow {
          Color.green.frame(width: 20, height: 20).probe("c")
          Color.yellow.frame(width: 20, height: 20).probe("d")
        }
      }.probe("g")
    }
    .size(48, 48)
    .frame("a", 26, 26, 20, 20)
    .frame("b", 54, 26, 20, 20)
    .frame("c", 26, 54, 20, 20)
    .frame("d", 54, 54, 20, 20)

    Fact("grid-topLeading", 110, 54) {
      Grid(alignment: .topLeading, horizontalSpacing: 20, verticalSpacing: 4) {
        GridRow {
          Color.red.frame(width: 10, height: 10).probe("a")
          Color.blue.frame(width: 30, height: 30).probe("b")
        }
        GridRow {
          Color.green.frame(width: 60, height: 20).probe("c")
          Color.yellow.frame(width: 10, height: 10).probe("d")
        }
      }.probe("g")
    }
    .size(110, 54)
    .frame("a", 0, 0, 10, 10)
    .frame("b", 80, 0, 30, 30)
    .frame("c", 0, 34, 60, 20)
    .frame("d", 80, 34, 10, 10)

    Fact("g-grid-center-unequal-cells", 320, 200) {
      HStack(alignment: .top, spacing: 16) {
        Color.clear.frame(width: 108, height: 68.15087890625).probe("left")
        Grid(alignment: .center, verticalSpacing: 8.15087890625) {
          GridRow {
            Color.gray.frame(width: 9, height: 16).probe("ca")
            Color.red.frame(width: 40, height: 40).probe("cred")
          }
          GridRow {
            Color.blue.frame(width: 60, height: 20).probe("cblue")
            Color.gray.frame(width: 10, height: 16).probe("ch")
          }
        }.probe("center")
      }.probe("row")
    }
    .frame("row", 44, 65.924560546875, 232, 68.15087890625)
    .frame("left", 44, 65.924560546875, 108, 68.15087890625)
    .frame("center", 168, 65.924560546875, 108, 68.15087890625)
    .frame("ca", 193.5, 77.924560546875, 9, 16)
    .frame("cred", 236, 65.924560546875, 40, 40)
    .frame("cblue", 168, 114.075439453125, 60, 20)
    .frame("ch", 251, 116.075439453125, 10, 16)

    Fact("g-grid-flexible-spanning-row-spreads-equally", 320, 240) {
      Grid(alignment: .leading) {
        GridRow {
          Color.gray.frame(width: 44.5, height: 16).gridCellColumns(2).probe("header")
          Color.gray.frame(width: 28, height: 16).probe("ccc")
        }
        GridRow {
          Color.gray.frame(width: 9, height: 16).gridColumnAlignment(.trailing).probe("a")
          Color.red.frame(width: 60, height: 40).probe("red")
          Color.gray.frame(width: 8, height: 16).gridCellAnchor(.bottomTrailing).probe("e")
        }; Color.green.frame(height: 4).probe("divider")
        GridRow {
          Color.blue.gridCellUnsizedAxes(.horizontal).frame(height: 20).probe("blue")
          Color.gray.frame(width: 10, height: 16).probe("h")
        }
      }.probe("grid")
    }
    .frame("grid", 0, 67.84912109375, 320, 104.3017578125)
    .frame("header", 0, 67.84912109375, 44.5, 16)
    .frame("ccc", 223, 67.84912109375, 28, 16)
    .frame("a", 69, 104, 9, 16)
    .frame("red", 86, 92, 60, 40)
    .frame("e", 312, 116, 8, 16)
    .frame("divider", 0, 140.15087890625, 320, 4)
    .frame("blue", 0, 152.15087890625, 78, 20)
    .frame("h", 86, 154.15087890625, 10, 16)
    .tolerance(0.35)
  }
}
