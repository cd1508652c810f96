import LayoutDSL

extension Fact {
  /// The proposal to a safe area inset bar, and its placement.
  @FactBuilder static var insetRules: [Fact] {
    Fact("x-inset-flexible-bar-takes-the-rest", 100, 100) {
      Color.red.frame(minHeight: 30).probe("content")
        .safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.probe("bar") }
    }
    .frame("content", 0, 0, 100, 30)
    .frame("bar", 0, 40, 100, 60)

    Fact("x-inset-bar-wider-than-view", 100, 100) {
      Color.red.frame(width: 20, height: 20).probe("content")
        .safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) {
          Color.blue.frame(width: 60, height: 10).probe("bar")
        }
        .probe("whole")
    }
    .frame("whole", 20, 35, 60, 30)
    .frame("content", 40, 35, 20, 20)
    .frame("bar", 40, 55, 60, 10)

    Fact("x-inset-beside", 100, 100) {
      Color.red.frame(width: 20, height: 20).probe("content")
        .safeAreaInset(edge: .trailing, alignment: .bottom) {
          Color.blue.frame(width: 10, height: 40).probe("bar")
        }
        .probe("whole")
    }
    .frame("whole", 31, 30, 38, 40)
    .frame("content", 31, 40, 20, 20)
    .frame("bar", 59, 20, 10, 40)

    Fact("x-inset-without-proposal", nil, nil) {
      Color.red.probe("content").safeAreaInset(edge: .top) { Color.blue.probe("bar") }
        .probe("whole")
    }
    .frame("whole", 0, 0, 10, 28)
    .frame("bar", 0, 0, 10, 10)
    .frame("content", 0, 18, 10, 10)

    Fact("x-inset-hides-guides", 100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 15 }
          .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(width: 10, height: 5) }
          .probe("a")
        Color.green.frame(width: 10, height: 10).probe("b")
      }
    }
    .frame("a", 40, 37.5, 10, 25)
    .frame("b", 50, 37.5, 10, 10)

    Fact("x-padding-hides-guides-of-safe-area", 100, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in 15 }
          .safeAreaPadding(.bottom, 5).probe("a")
        Color.green.frame(width: 10, height: 10).probe("b")
      }
    }
    .frame("a", 40, 37.5, 10, 25)
    .frame("b", 50, 37.5, 10, 10)
  }
}
