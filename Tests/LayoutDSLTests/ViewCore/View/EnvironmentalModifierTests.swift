import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct EnvironmentalModifierTests {
  private struct Wide: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View { content.frame(width: width) }
  }

  private struct Environmental: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> Wide {
      Wide(width: environment.colorScheme == .dark ? 30 : 10)
    }
  }

  private struct Switch: View {
    @State private var isDark = false
    var body: some View {
      VStack(spacing: 0) {
        Color.red.probe("box").modifier(Environmental())
          .environment(\.colorScheme, isDark ? .dark : .light)
        Color.blue.frame(height: 50).onTapGesture { isDark = true }
      }
    }
  }

  @Test func theModifierFollowsTheEnvironment() {
    let screen = Screen { Switch() }
    #expect(screen.frame("box").width == 10)
    screen.tap(50, 75)
    #expect(screen.frame("box").width == 30)
  }

  @Test func severalViewsAreModifiedSeparately() {
    let screen = Screen {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a")
          Color.red.probe("b")
        }
        .modifier(Environmental())
      }
    }
    #expect(screen.frames("a").map(\.width) == [10])
    #expect(screen.frames("b").map(\.width) == [10])
  }
}
