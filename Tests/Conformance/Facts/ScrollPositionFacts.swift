import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var scrollPosition: [Fact] {
    Fact("scroll-to-below-minimal", 300, 200, then: [{ scrollTo(15) }]) {
      ScrollViewReader { proxy in
        let _ = use(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("row\(i)").id(i)
            }
          }
        }
      }
    }
    .contentOffset(0, 120)
    .frame("row15", 90, 180, 120, 20)

    Fact("scroll-to-center-anchor", 300, 200, then: [{ scrollTo(10, anchor: .center) }]) {
      ScrollViewReader { proxy in
        let _ = use(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("row\(i)").id(i)
            }
          }
        }
      }
    }
    .contentOffset(0, 110)
    .frame("row10", 90, 90, 120, 20)

    Fact(
      "scroll-to-above-minimal", 300, 200, then: [{ scrollTo(10, anchor: .top) }, { scrollTo(0) }]
    ) {
      ScrollViewReader { proxy in
        let _ = use(proxy)
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("row\(i)").id(i)
            }
          }
        }
      }
    }
    .contentOffset(0, 0)
    .frame("row0", 90, 0, 120, 20)

    Fact("scroll-content-margins-horizontal", 300, 200) {
      ScrollView { VStack(spacing: 0) { Color.blue.frame(width: 120, height: 60).probe("a") } }
        .contentMargins(.horizontal, 12, for: .scrollContent).probe("scroll")
    }
    .size(144, 200)
    .frame("scroll", 78, 0, 144, 200)
    .frame("a", 90, 0, 120, 60)

    Fact("scroll-content-margins-top-automatic", 300, 200) {
      ScrollView { VStack(spacing: 0) { Color.blue.frame(width: 120, height: 60).probe("a") } }
        .contentMargins(.top, 30).probe("scroll")
    }
    .size(120, 200)
    .frame("scroll", 90, 0, 120, 200)
    .frame("a", 90, 30, 120, 60)

    Fact("scroll-indicator-margins-no-layout", 300, 200) {
      ScrollView { Color.blue.frame(width: 120, height: 400).probe("a") }.contentMargins(
        20, for: .scrollIndicators
      ).probe("scroll")
    }
    .size(120, 200)
    .frame("scroll", 90, 0, 120, 200)
    .frame("a", 90, 0, 120, 400)

    Fact(
      "scroll-anchor-sizeChanges-bottom-at-top", 300, 200, state: CGFloat(400),
      then: [{ h in h.wrappedValue = 500 }]
    ) {
      $h in
      ScrollView { Color.blue.frame(width: 120, height: h).probe("a") }.defaultScrollAnchor(
        .bottom, for: .sizeChanges)
    }
    .contentOffset(0, 0)

    Fact("g-scroll-margins-row", 600, 200) {
      HStack(spacing: 20) {
        Color.clear.frame(width: 160, height: 200).probe("first")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("b\(i)")
            }
          }
        }.contentMargins(.horizontal, 12, for: .scrollContent).probe("horizontal")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("c\(i)")
            }
          }
        }.contentMargins(.top, 30).probe("automatic")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("d\(i)")
            }
          }
        }.contentMargins(20, for: .scrollIndicators).probe("indicators")
      }
    }
    .frame("first", -2, 0, 160, 200)
    .frame("horizontal", 178, 0, 144, 200)
    .frame("automatic", 342, 0, 120, 200)
    .frame("indicators", 482, 0, 120, 200)
    .frame("b0", 190, 0, 120, 20)
    .frame("b2", 190, 40, 120, 20)
    .frame("c0", 342, 30, 120, 20)
    .frame("c2", 342, 70, 120, 20)
    .frame("d0", 482, 0, 120, 20)
    .frame("d19", 482, 380, 120, 20)

    Fact(
      "g-scroll-sizechanges-anchor-keeps-top", 600, 200, state: 20,
      then: [{ count in count.wrappedValue = 25 }]
    ) {
      $count in
      HStack(spacing: 20) {
        Color.clear.frame(width: 120, height: 200).probe("bottomAligned")
        Color.clear.frame(width: 120, height: 200).probe("centerAligned")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { i in
              Color.blue.frame(width: 120, height: 20).probe("c\(i)")
            }
          }
        }.defaultScrollAnchor(.bottom, for: .sizeChanges).probe("sizeChanges")
        Color.clear.frame(width: 120, height: 200).probe("bottomGrows")
      }
    }
    .frame("sizeChanges", 310, 0, 120, 200)
    .frame("c0", 310, 0, 120, 20)
    .frame("c19", 310, 380, 120, 20)
    .frame("c20", 310, 400, 120, 20)
    .frame("c24", 310, 480, 120, 20)
    .contentOffset(0, 0)
  }
}
