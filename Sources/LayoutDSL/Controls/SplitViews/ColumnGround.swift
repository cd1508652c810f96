import ViewCore

/// The background of a column before the detail column, and the line or the distance after it.
///
/// Measurements.md#split-view-columns
struct ColumnGround: ViewModifier {
  let isSidebar: Bool
  @Environment(\.look) private var look
  @Environment(\.pixelLength) private var pixelLength

  func body(content: Content) -> some View {
    let inset = isSidebar ? look.columns.sidebarInset : 0
    if inset > 0 {
      content
        .padding(.leading, inset)
        .background {
          let shape = RoundedRectangle(cornerRadius: look.columns.sidebarRadius, style: .continuous)
          shape.fill(Color(system: .secondaryBackground))
            .overlay { shape.stroke(Color(system: .separator), lineWidth: 0.5) }
            .padding(inset)
            .padding(.trailing, -inset)
            .ignoresSafeArea()
        }
    } else {
      content
        .background { ground.ignoresSafeArea() }
        .overlay(alignment: .trailing) {
          Color(system: .separator).frame(width: pixelLength).ignoresSafeArea()
        }
    }
  }

  private var ground: Color {
    Color(system: isSidebar ? .secondaryBackground : .background)
  }
}
