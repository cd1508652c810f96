import LayoutDSL

extension Fact {
  /// Frames with contradictory or invalid lengths.
  @FactBuilder static var frameRules: [Fact] {
    Fact("x-frame-invalid-lengths-are-ignored", 100, 60) {
      VStack(spacing: 0) {
        Color.red.frame(width: -10, height: 10).probe("negative")
        Color.red.frame(width: .infinity, height: 10).probe("infinite")
        Color.red.frame(width: 30, height: 10).frame(width: .nan).probe("nan")
      }
    }
    .frame("negative", 0, 15, 100, 10)
    .frame("infinite", 0, 25, 100, 10)
    .frame("nan", 35, 35, 30, 10)

    Fact("x-frame-ideal-above-max-wins", 300, 60) {
      VStack(spacing: 0) {
        Color.red.frame(idealWidth: 80, maxWidth: 50).frame(height: 10).probe("proposed")
        Color.red.frame(idealWidth: 80, maxWidth: 50).frame(height: 10).fixedSize().probe("ideal")
        Color.red.frame(minWidth: 60, idealWidth: 40).frame(height: 10).fixedSize().probe("min")
      }
    }
    .frame("proposed", 110, 15, 80, 10)
    .frame("ideal", 110, 25, 80, 10)
    .frame("min", 120, 35, 60, 10)

    Fact("x-frame-min-above-max", 300, 60) {
      VStack(spacing: 0) {
        Color.red.frame(minWidth: 100, maxWidth: 50).frame(height: 10).probe("flexible")
        Color.red.frame(width: 70, height: 10).frame(minWidth: 100, maxWidth: 50).probe("fixed")
      }
    }
    .frame("flexible", 125, 20, 50, 10)
    .frame("fixed", 115, 30, 70, 10)

    Fact("x-frame-negative-min-is-zero", 20, 20) {
      Color.red.frame(minWidth: -20, maxWidth: 50, minHeight: -1, maxHeight: 5).probe("a")
    }
    .frame("a", 0, 7.5, 20, 5)

    Fact("x-position-offers-its-size", nil, nil) {
      VStack(spacing: 0) {
        Color.red.frame(width: 40, height: 30).probe("a")
        Color.blue.frame(minWidth: 20, minHeight: 20).probe("b").position(x: 10, y: 10)
          .fixedSize().probe("c")
      }
    }
    .frame("a", 0, 0, 40, 30)
    .frame("c", 10, 30, 20, 20)
    .frame("b", 10, 30, 20, 20)
  }
}
