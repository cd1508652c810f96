import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var stackDistribution: [Fact] {
    Fact("hstack-equal-flex", 270, 50) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.green.probe("b"); Color.blue.probe("c")
      }
    }
    .size(270, 50)
    .frame("a", 0, 0, 90, 50)
    .frame("b", 90, 0, 90, 50)
    .frame("c", 180, 0, 90, 50)

    Fact("hstack-objc-overflow", 150, 100) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 100).probe("a"); Rectangle().frame(minWidth: 100).probe("b")
      }.frame(width: 150, height: 100).probe("f")
    }
    .size(150, 100)
    .frame("f", 0, 0, 150, 100)
    .frame("a", -12.5, 0, 75, 100)
    .frame("b", 62.5, 0, 100, 100)

    Fact("hstack-flexible-tie-larger-min-first", 150, 30) {
      HStack(spacing: 0) {
        Color.red.probe("a"); Color.blue.frame(minWidth: 100).probe("b")
      }
    }
    .size(150, 30)
    .frame("a", 0, 0, 50, 30)
    .frame("b", 50, 0, 100, 30)

    Fact("hstack-fixed-in-middle-spacing", 256, 30) {
      HStack(spacing: 6) {
        Color.red.probe("a"); Color.blue.frame(width: 44).probe("b"); Color.green.probe("c")
      }
    }
    .size(256, 30)
    .frame("a", 0, 0, 100, 30)
    .frame("b", 106, 0, 44, 30)
    .frame("c", 156, 0, 100, 30)

    Fact("hstack-ideal-size", 300, 300) {
      HStack(spacing: 5) {
        Color.red.frame(width: 30, height: 12).probe("a"); Color.blue.probe("b")
      }.fixedSize().probe("s")
    }
    .size(45, 12)
    .frame("s", 127.5, 144, 45, 12)
    .frame("a", 127.5, 144, 30, 12)
    .frame("b", 162.5, 144, 10, 12)

    Fact("hstack-single-child", 77, 20) {
      HStack { Color.red.probe("a") }
    }
    .size(77, 20)
    .frame("a", 0, 0, 77, 20)

    Fact("parity-title-subtitle", 400, 600) {
      VStack(spacing: 8) {
        Color.red.frame(width: 26.5, height: 16).probe("a").frame(
          maxWidth: .infinity, alignment: .leading
        ).padding(.horizontal, 16)
        Color.blue.frame(width: 47, height: 16).probe("b").frame(
          maxWidth: .infinity, alignment: .leading
        ).padding(.horizontal, 16)
      }.padding(.vertical, 12)
    }
    .size(400, 64)
    .frame("a", 16, 280, 26.5, 16)
    .frame("b", 16, 304, 47, 16)

    Fact("parity-cells-and-divider", 400, 600) {
      VStack(spacing: 16) {
        HStack(spacing: 12) {
          Color.red.frame(width: 44, height: 44).probe("p")
          VStack(alignment: .leading, spacing: 4) {
            Color.gray.frame(width: 26.5, height: 16).probe("p1")
            Color.gray.frame(width: 47, height: 16).probe("p2")
          }; Spacer()
        }.padding(.horizontal, 16); Divider().probe("div")
        HStack(spacing: 12) {
          Color.green.frame(width: 44, height: 44).probe("q")
          VStack(alignment: .leading, spacing: 4) {
            Color.gray.frame(width: 38, height: 16).probe("q1")
            Color.gray.frame(width: 69.5, height: 16).probe("q2")
          }; Spacer()
        }.padding(.horizontal, 16)
      }
    }
    .size(400, 121)
    .frame("p", 16, 239.5, 44, 44)
    .frame("p1", 72, 243.5, 26.5, 16)
    .frame("p2", 72, 263.5, 47, 16)
    .frame("div", 0, 299.5, 400, 1)
    .frame("q", 16, 316.5, 44, 44)
    .frame("q1", 72, 320.5, 38, 16)
    .frame("q2", 72, 340.5, 69.5, 16)

    Fact("parity-two-columns", 400, 600) {
      HStack(spacing: 0) {
        Color.blue.frame(width: 120).probe("side")
        VStack(alignment: .leading, spacing: 8) {
          Color.red.frame(width: 79, height: 16).probe("a")
          Color.green.frame(width: 71, height: 16).probe("b")
        }.frame(maxWidth: .infinity, alignment: .leading).padding(16)
      }
    }
    .size(400, 600)
    .frame("side", 0, 0, 120, 600)
    .frame("a", 136, 280, 79, 16)
    .frame("b", 136, 304, 71, 16)

    Fact("parity-header-footer", 400, 600) {
      VStack(spacing: 0) {
        Color.red.frame(width: 44.5, height: 16).probe("h").frame(
          maxWidth: .infinity, alignment: .leading
        ).padding(.horizontal, 16).padding(.vertical, 8); Spacer()
        HStack {
          Color.blue.frame(width: 39, height: 16).probe("s"); Spacer()
          Color.green.frame(width: 24, height: 16).probe("v")
        }.padding(.horizontal, 16).padding(.vertical, 4)
      }
    }
    .size(400, 600)
    .frame("h", 16, 8, 44.5, 16)
    .frame("s", 16, 580, 39, 16)
    .frame("v", 360, 580, 24, 16)

    Fact("parity-toolbar", 400, 600) {
      VStack(spacing: 0) {
        HStack {
          Color.red.frame(width: 30, height: 16).probe("b"); Spacer()
          Color.blue.frame(width: 26.5, height: 16).probe("t"); Spacer()
          Color.green.frame(width: 32, height: 16).probe("d")
        }.padding(8).frame(maxWidth: .infinity); Color.gray.frame(height: 1).probe("line"); Spacer()
      }
    }
    .size(400, 600)
    .frame("b", 8, 8, 30, 16)
    .frame("t", 186, 8, 26.5, 16)
    .frame("d", 360, 8, 32, 16)
    .frame("line", 0, 32, 400, 1)
    .tolerance(0.5)

    Fact("parity-sidebar-detail", 400, 600) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          Color.red.frame(width: 36.5, height: 16).probe("i0")
          Color.red.frame(width: 38, height: 16).probe("i1")
          Color.red.frame(width: 38.5, height: 16).probe("i2")
          Color.red.frame(width: 38.5, height: 16).probe("i3")
          Color.red.frame(width: 38.5, height: 16).probe("i4")
        }.frame(width: 120).padding(.vertical, 8); Color.gray.frame(width: 1).probe("line")
        VStack(alignment: .leading) {
          Color.blue.frame(width: 35, height: 16).probe("d"); Spacer()
        }.frame(maxWidth: .infinity, alignment: .leading).padding(12)
      }
    }
    .size(400, 600)
    .frame("i0", 41, 252, 36.5, 16)
    .frame("i1", 41, 272, 38, 16)
    .frame("i2", 41, 292, 38.5, 16)
    .frame("i3", 41, 312, 38.5, 16)
    .frame("i4", 41, 332, 38.5, 16)
    .frame("line", 120, 0, 1, 600)
    .frame("d", 133, 12, 35, 16)
    .tolerance(0.5)
  }
}
