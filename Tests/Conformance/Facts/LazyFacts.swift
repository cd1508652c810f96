import LayoutDSL

extension Fact {
  @FactBuilder static var lazy: [Fact] {
    Fact("lazy-vstack-fills-width", 200, 100) {
      LazyVStack(alignment: .leading, spacing: 6) {
        Color.red.frame(width: 60, height: 20).probe("a")
        Color.blue.frame(width: 30, height: 10).probe("b")
      }
      .probe("s")
    }
    .size(200, 36)
    .frame("s", 0, 32, 200, 36)
    .frame("a", 0, 32, 60, 20)
    .frame("b", 0, 58, 30, 10)

    Fact("lazy-hstack-fills-height", 200, 100) {
      LazyHStack(alignment: .bottom, spacing: 4) {
        Color.orange.frame(width: 20, height: 30).probe("a")
        Color.blue.frame(width: 20, height: 10).probe("b")
      }
      .probe("s")
    }
    .size(44, 100)
    .frame("s", 78, 0, 44, 100)
    .frame("a", 78, 70, 20, 30)
    .frame("b", 102, 90, 20, 10)

    Fact(
      "lazy-pinned-header", 300, 200, then: [{ scrollTo("b3", anchor: .top) }]
    ) {
      ScrollViewReader { proxy in
        let _ = use(proxy)
        ScrollView { PinnedRows(pinnedViews: .sectionHeaders) }
      }
    }
    .frame("bH", 50, 0, 200, 24)
    .frame("b3", 50, 0, 200, 20)
    .frame("bF", 50, 100, 200, 16)
    .frame("cH", 50, 116, 200, 24)
    .frame("c0", 50, 140, 200, 20)

    Fact("lazy-sections-rest", 300, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Section {
            ForEach(0..<8, id: \.self) { i in
              Color.blue.frame(width: 200, height: 20).probe("a\(i)")
            }
          } header: {
            Color.gray.frame(width: 200, height: 24).probe("aH")
          } footer: {
            Color.black.frame(width: 200, height: 16).probe("aF")
          }
        }
      }
    }
    .frame("aH", 50, 0, 200, 24)
    .frame("a0", 50, 24, 200, 20)
    .frame("a7", 50, 164, 200, 20)
    .frame("aF", 50, 184, 200, 16)

    Fact("g-lazy-pinned-footers-at-rest", 300, 200) {
      ScrollViewReader { _ in
        ScrollView { PinnedRows(pinnedViews: .sectionFooters) }.probe("scroll")
      }
    }
    .frame("scroll", 0, 0, 300, 200)
    .frame("aH", 50, 0, 200, 24)
    .frame("a0", 50, 24, 200, 20)
    .frame("a3", 50, 84, 200, 20)
    .frame("a7", 50, 164, 200, 20)
    .frame("aF", 50, 184, 200, 16)
    .absent("bH", "b0", "bF", "cF")

    Fact("g-lazy-pinned-both-at-rest", 300, 200) {
      ScrollViewReader { _ in
        ScrollView { PinnedRows(pinnedViews: [.sectionHeaders, .sectionFooters]) }.probe("scroll")
      }
    }
    .frame("scroll", 0, 0, 300, 200)
    .frame("aH", 50, 0, 200, 24)
    .frame("a0", 50, 24, 200, 20)
    .frame("a3", 50, 84, 200, 20)
    .frame("a7", 50, 164, 200, 20)
    .frame("aF", 50, 184, 200, 16)
    .absent("bH", "bF")

    Fact("g-lazy-200-rows-created-at-rest", 300, 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { i in
            Color.blue.frame(width: 200, height: 20).probe("r\(i)").id("r\(i)")
          }
        }
      }
      .probe("scroll")
    }
    .frame("scroll", 0, 0, 300, 200)
    .frame("r0", 50, 0, 200, 20)
    .frame("r5", 50, 100, 200, 20)
    .frame("r9", 50, 180, 200, 20)
    .present("r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9")
    .absent("r10", "r11", "r20", "r199")
  }

  @FactBuilder static var lazyGrid: [Fact] {
    Fact("lazyvgrid-fixed-flex-max", 280, 44) {
      LazyVGrid(
        columns: [
          GridItem(.fixed(60)), GridItem(.flexible()),
          GridItem(.flexible(minimum: 20, maximum: 80)),
        ], spacing: 4
      ) {
        ForEach(0..<6, id: \.self) { i in Color.red.frame(height: 20).probe("c\(i)") }
      }
      .frame(width: 280).probe("g")
    }
    .frame("g", 0, 0, 280, 44)
    .frame("c0", 11, 0, 60, 20)
    .frame("c1", 79, 0, 102, 20)
    .frame("c2", 189, 0, 80, 20)
    .frame("c3", 11, 24, 60, 20)

    Fact("lazyvgrid-adaptive", 240, 56) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 50), spacing: 10)], alignment: .leading, spacing: 8
      ) {
        ForEach(0..<5, id: \.self) { i in Color.blue.frame(height: 24).probe("c\(i)") }
      }
      .frame(width: 240)
    }
    .frame("c0", 0, 0, 52.5, 24)
    .frame("c1", 62.5, 0, 52.5, 24)
    .frame("c3", 187.5, 0, 52.5, 24)
    .frame("c4", 0, 32, 52.5, 24)

    Fact("lazyhgrid-fixed-rows", 132, 70) {
      LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(30))], spacing: 6) {
        ForEach(0..<5, id: \.self) { i in Color.green.frame(width: 40).probe("c\(i)") }
      }
      .frame(height: 70).probe("g")
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
      }
      .frame(width: 240)
    }
    .frame("l0", 0, 10, 20, 20)
    .frame("l1", 68, 0, 20, 40)
    .frame("l2", 176, 20, 20, 20)

    Fact("lazyvgrid-sections", 240, 300) {
      ScrollView {
        LazyVGrid(columns: threeColumns, spacing: 4) {
          Section {
            ForEach(0..<5, id: \.self) { i in Color.red.frame(height: 20).probe("a\(i)") }
          } header: {
            Color.gray.frame(height: 24).probe("aH")
          } footer: {
            Color.black.frame(height: 16).probe("aF")
          }
        }
      }
      .frame(width: 240)
    }
    .frame("aH", 0, 0, 240, 24)
    .frame("a0", 22, 28, 60, 20)
    .frame("a1", 90, 28, 60, 20)
    .frame("a2", 158, 28, 60, 20)
    .frame("a3", 22, 52, 60, 20)
    .frame("aF", 0, 76, 240, 16)

    Fact("g-lazyvgrid-two-sections-in-scroll", 300, 300) {
      ScrollView {
        LazyVGrid(columns: threeColumns, spacing: 4) {
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
        }
        .probe("grid")
      }
      .frame(width: 240).probe("scroll")
    }
    .frame("scroll", 30, 0, 240, 300)
    .frame("grid", 30, 0, 240, 160)
    .frame("aF", 30, 76, 240, 16)
    .frame("bH", 127, 96, 46, 16)
    .frame("b0", 52, 116, 60, 20)
    .frame("b1", 120, 116, 60, 20)
    .frame("b2", 188, 116, 60, 20)
    .frame("b3", 52, 140, 60, 20)

    Fact("g-rtl-lazyvgrid", 320, 220) {
      VStack(spacing: 16) {
        Color.clear.frame(width: 150, height: 110).probe("grid")
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 8
        ) {
          ForEach(0..<5, id: \.self) { i in
            Color.red.frame(width: 40, height: 20).probe("l\(i)")
          }
        }
        .frame(width: 200).probe("lazy")
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    .frame("lazy", 60, 149, 200, 48)
    .frame("l0", 188, 149, 40, 20)
    .frame("l1", 140, 149, 40, 20)
    .frame("l2", 92, 149, 40, 20)
    .frame("l3", 188, 177, 40, 20)
    .frame("l4", 140, 177, 40, 20)
  }

  private static var threeColumns: [GridItem] {
    [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60))]
  }
}

/// Three sections of eight rows, with headers and footers.
private struct PinnedRows: View {
  let pinnedViews: PinnedScrollableViews

  var body: some View {
    LazyVStack(spacing: 0, pinnedViews: pinnedViews) {
      ForEach(["a", "b", "c"], id: \.self) { s in
        Section {
          ForEach(0..<8, id: \.self) { i in
            Color.blue.frame(width: 200, height: 20).probe("\(s)\(i)").id("\(s)\(i)")
          }
        } header: {
          Color.gray.frame(width: 200, height: 24).probe("\(s)H")
        } footer: {
          Color.black.frame(width: 200, height: 16).probe("\(s)F")
        }
      }
    }
  }
}
