import LayoutDSL

extension Fact {
  /// The guides that pass through containers: baselines and custom guides do, but edges and centres
  /// do not, since each container has its own.
  @FactBuilder static var guideRules: [Fact] {
    Fact("x-guide-edge-stops-at-stack", 100, 60) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 10 }
          Color.green.frame(width: 20, height: 10)
        }
        .probe("row")
        Color.blue.frame(width: 30, height: 10).probe("c")
      }
    }
    .frame("row", 30, 20, 40, 10)
    .frame("c", 30, 30, 30, 10)

    Fact("x-guide-edge-stops-at-zstack", 100, 60) {
      HStack(alignment: .top, spacing: 0) {
        ZStack {
          Color.red.frame(width: 20, height: 20).alignmentGuide(.top) { _ in 15 }
          Color.green.frame(width: 10, height: 10)
        }
        .probe("z")
        Color.blue.frame(width: 20, height: 10).probe("c")
      }
    }
    .frame("z", 30, 20, 20, 20)
    .frame("c", 50, 20, 20, 10)

    Fact("x-guide-edge-passes-stack-of-one", 100, 60) {
      VStack(alignment: .leading, spacing: 0) {
        HStack { Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 10 } }
          .probe("row")
        Color.blue.frame(width: 30, height: 10).probe("c")
      }
    }
    .frame("row", 30, 20, 20, 10)
    .frame("c", 40, 30, 30, 10)

    Fact("x-guide-edge-passes-modifiers", 100, 60) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in 5 }
          .frame(width: 40).padding(.leading, 2).fixedSize().background(Color.gray)
          .offset(x: 50).probe("a")
        Color.blue.frame(width: 30, height: 10).probe("c")
      }
    }
    .frame("a", 26.5, 20, 42, 10)
    .frame("c", 43.5, 30, 30, 10)

    Fact("x-guide-baselines-pass-zstack", nil, nil) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        ZStack(alignment: .top) {
          Color.red.frame(width: 20, height: 60)
          Text("One").font(.system(size: 20)).padding(.top, 10)
        }
        .probe("z")
        Color.blue.frame(width: 20, height: 10).probe("c")
      }
    }
    .vertical("z", 0, 60)
    .vertical("c", 19, 10)

    Fact("x-guide-last-baseline-of-column", nil, nil) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("One").font(.system(size: 20))
          Text("Two").font(.system(size: 20))
          Color.red.frame(width: 5, height: 30)
        }
        .probe("column")
        Color.blue.frame(width: 20, height: 10).probe("c")
      }
    }
    .vertical("column", 0, 78)
    .vertical("c", 33, 10)

    Fact("x-guide-custom-passes-grid", 100, 60) {
      VStack(alignment: .mark, spacing: 0) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 20, height: 10)
            Color.green.frame(width: 20, height: 10).alignmentGuide(.mark) { _ in 10 }
          }
        }
        .probe("grid")
        Color.blue.frame(width: 20, height: 10).probe("c")
      }
    }
    .frame("grid", 25, 20, 40, 10)
    .frame("c", 55, 30, 20, 10)

    Fact("x-reader-does-not-stack-its-children", 100, 60) {
      GeometryReader { _ in
        Color.red.frame(width: 20, height: 10).probe("a")
        Color.blue.frame(width: 30, height: 20).probe("b")
      }
    }
    .frame("a", 0, 0, 20, 10)
    .frame("b", 0, 0, 30, 20)

    Fact("x-lazy-columns-that-do-not-fit", 300, 20) {
      LazyVGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]) {
        Color.red.frame(height: 20).probe("a")
        Color.blue.frame(height: 20).probe("b")
      }
      .probe("grid")
    }
    .frame("grid", -17, 0, 334, 20)
    .frame("a", -17, 0, 163, 20)
    .frame("b", 154, 0, 180, 20)

    Fact("x-lazy-fixed-and-adaptive", 200, 20) {
      LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
        Color.red.frame(height: 20).probe("a")
        Color.blue.frame(height: 20).probe("b")
        Color.blue.frame(height: 20).probe("c")
      }
    }
    .frame("a", 0, 0, 70, 20)
    .frame("b", 78, 0, 57, 20)
    .frame("c", 143, 0, 57, 20)
  }
}
