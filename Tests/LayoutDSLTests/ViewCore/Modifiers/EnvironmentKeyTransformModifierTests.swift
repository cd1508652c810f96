import LayoutDSL
import Testing

@MainActor struct EnvironmentKeyTransformModifierTests {
  @Test func theChangedValueReachesTheContent() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Color.red.frame(width: CGFloat(limit ?? 0)).probe("box") }
    }
    let screen = Screen {
      Reader()
        .modifier(_EnvironmentKeyTransformModifier(keyPath: \.lineLimit) { $0 = ($0 ?? 0) + 2 })
        .lineLimit(7)
    }
    #expect(screen.frame("box").width == 9)
  }
}
