import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var scrollView: [Fact] {
    Fact("scroll-v-fills-axis-hugs-cross", 300, 200) {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(width: 90, height: 20).probe("r0")
          Color.blue.frame(width: 90, height: 20).probe("r1")
          Color.blue.frame(width: 90, height: 20).probe("r2")
        }.probe("content")
      }.probe("scroll")
    }
    .size(90, 200)
    .frame("scroll", 105, 0, 90, 200)
    .frame("content", 105, 0, 90, 60)
    .frame("r0", 105, 0, 90, 20)
    .frame("r1", 105, 20, 90, 20)
    .frame("r2", 105, 40, 90, 20)

    Fact("scroll-h-fills-axis-hugs-cross", 300, 200) {
      ScrollView(.horizontal) {
        HStack(spacing: 8) {
          Color.blue.frame(width: 60, height: 40).probe("c0")
          Color.blue.frame(width: 60, height: 40).probe("c1")
          Color.blue.frame(width: 60, height: 40).probe("c2")
          Color.blue.frame(width: 60, height: 40).probe("c3")
          Color.blue.frame(width: 60, height: 40).probe("c4")
          Color.blue.frame(width: 60, height: 40).probe("c5")
          Color.blue.frame(width: 60, height: 40).probe("c6")
        }.probe("content")
      }.probe("scroll")
    }
    .size(300, 40)
    .frame("scroll", 0, 80, 300, 40)
    .frame("content", 0, 80, 468, 40)
    .frame("c0", 0, 80, 60, 40)
    .frame("c1", 68, 80, 60, 40)
    .frame("c2", 136, 80, 60, 40)
    .frame("c3", 204, 80, 60, 40)
    .frame("c4", 272, 80, 60, 40)
    .frame("c5", 340, 80, 60, 40)
    .frame("c6", 408, 80, 60, 40)

    Fact("scroll-between-fixed", 300, 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 60, height: 16).probe("h")
        ScrollView { Color.blue.frame(width: 120, height: 400).probe("content") }.probe("scroll")
        Color.green.frame(width: 60, height: 16).probe("f")
      }
    }
    .size(120, 200)
    .frame("h", 120, 0, 60, 16)
    .frame("scroll", 90, 16, 120, 168)
    .frame("content", 90, 16, 120, 400)
    .frame("f", 120, 184, 60, 16)

    Fact("scroll-spacer-inside-has-min", 100, 200) {
      ScrollView {
        VStack {
          Color.red.frame(width: 20, height: 10).probe("a"); Spacer().probe("s")
          Color.blue.frame(width: 20, height: 10).probe("b")
        }
      }.probe("scroll")
    }
    .size(20, 200)
    .frame("scroll", 40, 0, 20, 200)
    .frame("a", 40, 0, 20, 10)
    .frame("s", 50, 10, 0, 8)
    .frame("b", 40, 18, 20, 10)

    Fact("scroll-geo-inside-is-10", 100, 200) {
      ScrollView { GeometryReader { _ in Color.red.probe("in") }.probe("g") }.probe("scroll")
    }
    .size(100, 200)
    .frame("scroll", 0, 0, 100, 200)
    .frame("g", 0, 0, 100, 10)
    .frame("in", 0, 0, 100, 10)

    Fact("scroll-horizontal-implicit-vstack", 300, 200) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 40, height: 10).probe("a")
        Color.blue.frame(width: 60, height: 30).probe("b")
      }.probe("scroll")
    }
    .size(300, 48)
    .frame("scroll", 0, 76, 300, 48)
    .frame("a", 10, 76, 40, 10)
    .frame("b", 0, 94, 60, 30)

    Fact("g-scroll-overflow-spaced-rows", 300, 200) {
      ScrollView {
        VStack(spacing: 8) {
          ForEach(0..<20, id: \.self) { i in
            Color.blue.frame(width: 120, height: 20).probe("row\(i)")
          }
        }.probe("content")
      }.probe("scroll")
    }
    .frame("scroll", 90, 0, 120, 200)
    .frame("content", 90, 0, 120, 552)
    .frame("row0", 90, 0, 120, 20)
    .frame("row1", 90, 28, 120, 20)
    .frame("row7", 90, 196, 120, 20)
    .frame("row8", 90, 224, 120, 20)
    .frame("row19", 90, 532, 120, 20)

    Fact("g-scroll-500-eager-rows", 300, 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<500, id: \.self) { _ in Color.blue.frame(width: 200, height: 20) }
        }.probe("content")
      }.probe("scroll")
    }
    .frame("scroll", 50, 0, 200, 200)
    .frame("content", 50, 0, 200, 10000)
  }
}
