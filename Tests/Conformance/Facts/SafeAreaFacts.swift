import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var safeArea: [Fact] {
    Fact("safearea-inset-top-spacing0", 100, 200) {
      VStack(spacing: 0) { Color.red.probe("c") }.safeAreaInset(edge: .top, spacing: 0) {
        Color.blue.frame(height: 30).probe("bar")
      }.frame(width: 100, height: 200)
    }
    .frame("c", 0, 30, 100, 170)
    .frame("bar", 0, 0, 100, 30)

    Fact("safearea-ignores", 100, 200) {
      VStack(spacing: 0) { Color.orange.probe("c") }.ignoresSafeArea().safeAreaInset(
        edge: .top, spacing: 0
      ) { Color.blue.frame(height: 30).probe("bar") }.frame(width: 100, height: 200)
    }
    .frame("c", 0, 0, 100, 200)
    .frame("bar", 0, 0, 100, 30)

    Fact("safearea-padding-vertical-scroll", 100, 150) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<6, id: \.self) { i in Color.green.frame(height: 30).probe("r\(i)") }
        }.probe("content")
      }.safeAreaPadding(.vertical, 20).probe("scroll").frame(width: 100, height: 150)
    }
    .frame("scroll", 0, 0, 100, 150)
    .frame("content", 0, 20, 100, 180)
    .frame("r5", 0, 170, 100, 30)

    Fact("g-safearea-inset-in-row", 400, 260) {
      HStack(spacing: 20) {
        VStack(spacing: 0) { Color.red.probe("plainContent") }
          .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("plainBar") }
          .frame(width: 100, height: 200).probe("plain")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<8, id: \.self) { i in Color.green.frame(height: 30).probe("row\(i)") }
          }.probe("scrollContent")
        }
        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 30).probe("scrollBar") }
        .frame(width: 100, height: 200).probe("scroll")
      }
    }
    .frame("plain", 90, 30, 100, 200)
    .frame("plainContent", 90, 30, 100, 162)
    .frame("plainBar", 90, 200, 100, 30)
    .frame("scroll", 210, 30, 100, 200)
    .frame("scrollBar", 210, 200, 100, 30)
    .frame("scrollContent", 210, 30, 100, 240)
    .frame("row7", 210, 240, 100, 30)

    Fact("g-safearea-padding-in-row", 320, 200) {
      HStack(spacing: 20) {
        Color.red.safeAreaPadding(20).frame(width: 100, height: 150).probe("padded")
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<6, id: \.self) { i in Color.green.frame(height: 30).probe("prow\(i)") }
          }.probe("content")
        }.safeAreaPadding(.vertical, 20).frame(width: 100, height: 150).probe("paddedScroll")
      }.probe("row")
    }
    .frame("row", 50, 25, 220, 150)
    .frame("padded", 50, 25, 100, 150)
    .frame("paddedScroll", 170, 25, 100, 150)
    .frame("content", 170, 45, 100, 180)
    .frame("prow0", 170, 45, 100, 30)
    .frame("prow5", 170, 195, 100, 30)
  }
}
