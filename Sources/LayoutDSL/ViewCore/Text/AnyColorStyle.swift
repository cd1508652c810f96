/// A shape style that can be compared, with `areEqualAnyValues`.
struct AnyColorStyle: Equatable, Sendable {
  let style: AnyShapeStyle

  init(_ style: some ShapeStyle) {
    self.style = AnyShapeStyle(style)
  }

  static func == (left: Self, right: Self) -> Bool {
    areEqualAnyValues(left.style.base, right.style.base)
  }
}
