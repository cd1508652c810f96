import LayoutDSL

/// The content of a row: a red rectangle of 50 points, probed by its name.
struct NarrowRow: View {
  let name: String
  let height: CGFloat

  init(_ name: String, height: CGFloat = 20) {
    self.name = name
    self.height = height
  }

  var body: some View { Color.red.frame(width: 50, height: height).probe(name) }
}
