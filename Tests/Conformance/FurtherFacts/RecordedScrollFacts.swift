import Foundation
import LayoutDSL

extension Fact {
  /// Recorded scroll views.
  @FactBuilder static var recordedScrolling: [Fact] {
    Fact("r-scroll-horizontal", 300, 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          ForEach(0..<12, id: \.self) { Color.blue.frame(width: 60, height: 40).probe("cell\($0)") }
        }
        .probe("content")
      }
      .probe("scroll")
    }
    .frame("scroll", 0, 80, 300, 40)
    .frame("content", 0, 80, 808, 40)
    .frame("cell11", 748, 80, 60, 40)

    Fact("r-scroll-both", 300, 200) {
      ScrollView([.horizontal, .vertical]) {
        Color.blue.frame(width: 500, height: 400).probe("content")
      }
      .probe("scroll")
    }
    .frame("scroll", 0, 0, 300, 200)
    .frame("content", 0, 0, 500, 400)

    Fact("r-scroll-narrow-content", 300, 200) {
      ScrollView { Color.blue.frame(width: 100, height: 400).probe("content") }.probe("scroll")
        .frame(width: 250, height: 150).probe("frame")
    }
    .frame("frame", 25, 25, 250, 150)
    .frame("scroll", 100, 25, 100, 150)
    .frame("content", 100, 25, 100, 400)

    Fact("r-scroll-wide-content", 300, 200) {
      ScrollView { Color.blue.frame(width: 400, height: 400).probe("content") }.probe("scroll")
    }
    .frame("scroll", -50, 0, 400, 200)
    .frame("content", -50, 0, 400, 400)

    Fact("r-scroll-padded-content", 300, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { Color.blue.frame(width: 120, height: 20).probe("row\($0)") }
        }
        .padding().probe("padded")
      }
      .probe("scroll")
    }
    .frame("scroll", 74, 0, 152, 200)
    .frame("padded", 74, 0, 152, 432)
    .frame("row0", 90, 16, 120, 20)
    .frame("row19", 90, 396, 120, 20)

    Fact("r-scroll-in-column", 300, 200) {
      VStack(spacing: 0) {
        Color.gray.frame(width: 44.5, height: 16).probe("header")
        ScrollView { Color.blue.frame(width: 120, height: 400).probe("content") }.probe("scroll")
        Color.gray.frame(width: 39.5, height: 16).probe("footer")
      }
      .probe("stack")
    }
    .frame("stack", 90, 0, 120, 200)
    .frame("scroll", 90, 16, 120, 168)
    .frame("footer", 130.25, 184, 39.5, 16)

    Fact("r-scroll-several-views", 300, 200) {
      HStack(alignment: .top, spacing: 20) {
        ScrollView {
          Color.gray.frame(width: 22.5, height: 16).probe("vTop")
          Color.blue.frame(width: 60, height: 30).probe("vBlock")
        }
        .probe("vScroll")
        ScrollView(.horizontal) {
          Color.gray.frame(width: 22.5, height: 16).probe("hTop")
          Color.blue.frame(width: 60, height: 30).probe("hBlock")
        }
        .probe("hScroll")
      }
      .probe("row")
    }
    .frame("row", 0, 0, 300, 200)
    .frame("vScroll", 0, 0, 60, 200)
    .frame("vTop", 18.75, 0, 22.5, 16)
    .frame("vBlock", 0, 24, 60, 30)
    .frame("hScroll", 80, 0, 220, 54)
    .frame("hTop", 98.75, 0, 22.5, 16)
    .frame("hBlock", 80, 24, 60, 30)
  }
}
