import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var viewThatFits: [Fact] {
    Fact("vtf-last-when-none-fits", 100, 50) {
      ViewThatFits {
        Color.red.frame(width: 200, height: 20).probe("a")
        Color.blue.frame(width: 150, height: 20).probe("b")
      }
    }
    .size(150, 20)
    .present("b")
    .absent("a")

    Fact("vtf-vertical-ignores-width", 100, 50) {
      ViewThatFits(in: .vertical) {
        Color.red.frame(width: 900, height: 40).probe("a")
        Color.blue.frame(width: 10, height: 10).probe("b")
      }
    }
    .size(900, 40)
    .present("a")
    .absent("b")

    Fact("vtf-judges-by-ideal", 100, 50) {
      ViewThatFits {
        Color.red.frame(idealWidth: 150, idealHeight: 10).probe("a"); Color.blue.probe("b")
      }
    }
    .size(100, 50)
    .present("b")
    .absent("a")

    Fact("g-vtf-vertical-first-fits", 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        Color.clear.frame(width: 200, height: 72)
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) {
            Color.gray.frame(width: 25, height: 16); Color.gray.frame(width: 25, height: 16)
          }.fixedSize().probe("tallStack")
          Color.gray.frame(width: 31, height: 16).fixedSize().probe("tallFallback")
        }.frame(height: 60, alignment: .top).probe("tall")
        Color.clear.frame(width: 100, height: 40)
      }.padding(20).probe("stack")
    }
    .frame("stack", 40, 32, 240, 236)
    .frame("tall", 60, 136, 25, 60)
    .frame("tallStack", 60, 136, 25, 32)
    .absent("tallFallback")

    Fact("g-vtf-vertical-falls-through", 320, 300) {
      VStack(alignment: .leading, spacing: 12) {
        Color.clear.frame(width: 200, height: 144)
        ViewThatFits(in: .vertical) {
          VStack(spacing: 0) {
            Color.gray.frame(width: 25, height: 16); Color.gray.frame(width: 25, height: 16)
          }.fixedSize().probe("shortStack")
          Color.gray.frame(width: 31, height: 16).fixedSize().probe("shortFallback")
        }.frame(height: 20, alignment: .top).probe("short")
        Color.clear.frame(width: 100, height: 8)
      }.padding(20).probe("stack")
    }
    .frame("stack", 40, 32, 240, 236)
    .frame("short", 60, 208, 31, 20)
    .frame("shortFallback", 60, 208, 31, 16)
    .absent("shortStack")
  }
}
