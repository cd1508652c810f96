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
