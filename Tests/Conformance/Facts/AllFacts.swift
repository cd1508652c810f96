extension Fact {
  /// Every fact whose view can be written down today.
  static let all: [Fact] = [
    leaf,
    fixedFrame,
    flexibleFrame,
    padding,
    stackDistribution,
    stackPriority,
    spacing,
    spacer,
    alignment,
    idealSize,
    overlay,
    effect,
    scrollView,
    rightToLeft,
    group,
    grid,
    coordinateSpace,
    anchor,
    preference,
    customLayout,
    state,
    color,
    shape,
  ].flatMap { $0 }
}
