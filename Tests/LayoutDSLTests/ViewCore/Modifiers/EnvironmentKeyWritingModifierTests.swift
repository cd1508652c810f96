import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct EnvironmentKeyWritingModifierTests {
  @Test func aLineLimitHasTheTypeThatLibrariesCastTo() {
    let text: Any = Text("a").lineLimit(1)
    #expect(text is ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>)
  }

  @Test func theValueReachesTheContent() {
    struct Reader: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Color.red.frame(width: CGFloat(limit ?? 0)).probe("box") }
    }
    #expect(Screen { Reader().lineLimit(7) }.frame("box").width == 7)
  }
}
