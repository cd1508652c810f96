import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var lazyGrid: [Fact] {
    Fact("lazyvgrid-fixed-flex-max", 280, 44) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()),
          GridItem(.flexible(minimum: 20, maximum: 80)),
        ], spacing: 4
      ) { ForEach(0..<6, id: \.self) { i in Color.red.frame(height: 20).probe("c\(i)") } }.frame(
        width: 280
      ).probe("g")
    }
    .frame("g", 0, 0, 280, 44)
    .frame("c0", 11, 0, 60, 20)
    .frame("c1", 79, 0, 102, 20)
    .frame("c2", 189, 0, 80, 20)
    .frame("c3", 11, 24, 60, 20)

    Fact("lazyvgrid-adaptive", 240, 56) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
      ) { ForEach(0..<5, id: \.self) { i in Color.blue.frame(height: 24).probe("c\(i)") } }.frame(
        width: 240)
    }
    .frame("c0", 0, 0, 52.5, 24)
    .frame("c1", 62.5, 0, 52.5, 24)
    .frame("c3", 187.5, 0, 52.5, 24)
    .frame("c4", 0, 32, 52.5, 24)

    Fact("lazyhgrid-fixed-rows", 132, 70) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5, id: \.self) { i in Color.green.frame(width: 40).probe("c\(i)") }
      }.frame(height: 70).probe("g")
    }
    .frame("g", 0, 0, 132, 70)
    .frame("c0", 0, 1, 40, 30)
    .frame("c1", 0, 39, 40, 30)
    .frame("c2", 46, 1, 40, 30)
    .frame("c4", 92, 1, 40, 30)

    Fact("lazyvgrid-item-alignment-leading", 240, 40) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
          GridItem(.fixed(60), alignment: .bottomTrailing),
        ], alignment: .leading, spacing: 4
      ) {
        Color.red.frame(width: 20, height: 20).probe("l0")
        Color.red.frame(width: 20, height: 40).probe("l1")
        Color.red.frame(width: 20, height: 20).probe("l2")
      }.frame(width: 240)
    }
    .frame("l0", 0, 10, 20, 20)
    .frame("l1", 68, 0, 20, 40)
    .frame("l2", 176, 20, 20, 20)

    Fact("lazyvgrid-sections", 240, 300) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
        ) {
          Section {
            ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).probe("a\(i)") }
          } header: {
            Color.gray.frame(height: 24).probe("aH")
          } footer: {
            Color.black.frame(height: 16).probe("aF")
          }
        }
      }.frame(width: 240)
    }
    .frame("aH", 0, 0, 240, 24)
    .frame("a0", 22, 28, 60, 20)
    .frame("a1", 90, 28, 60, 20)
    .frame("a2", 158, 28, 60, 20)
    .frame("a3", 22, 52, 60, 20)
    .frame("aF", 0, 76, 240, 16)

    Fact("g-lazyvgrid-two-sections-in-scroll", 300, 300) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))], spacing: 4
        ) {
          Section {
            ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).probe("a\(i)") }
          } header: {
            Color.gray.frame(height: 24).probe("aH")
          } footer: {
            Color.black.frame(height: 16).probe("aF")
          }
          Section {
            ForEach(10..<14, id: \.self) { i in Color.blue.frame(height: 20).probe("b\(i - 10)") }
          } header: {
            Color.gray.frame(width: 46, height: 16).probe("bH")
          }
        }.probe("grid")
      }.frame(width: 240).probe("scroll")
    }
    .frame("scroll", 30, 0, 240, 300)
    .frame("grid", 30, 0, 240, 160)
    .frame("aF", 30, 76, 240, 16)
    .frame("bH", 127, 96, 46, 16)
    .frame("b0", 52, 116, 60, 20)
    .frame("b1", 120, 116, 60, 20)
    .frame("b2", 188, 116, 60, 20)
    .frame("b3", 52, 140, 60, 20)
  }
}
