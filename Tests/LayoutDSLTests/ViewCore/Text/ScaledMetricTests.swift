import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScaledMetricTests {
  private struct Box: View {
    @ScaledMetric var width = 17.0
    @ScaledMetric(relativeTo: .largeTitle) var height = 41.0
    var body: some View {
      Color.red.frame(width: width, height: height).probe("box")
    }
  }

  /// Measured on iOS: at `medium`, 17 is 16⅓ on a screen with three pixels per point.
  @Test(arguments: [
    (DynamicTypeSize.large, 17.0, 41.0), (.medium, 49.0 / 3, 40), (.xxxLarge, 67.0 / 3, 48),
    (.accessibility5, 48, 70),
  ])
  func scalesWithTheLinePitchOfItsStyle(size: DynamicTypeSize, width: Double, height: Double) {
    let screen = Screen(400, 400, scale: 3) { Box().environment(\.dynamicTypeSize, size) }
    #expect(abs(screen.frame("box").width - width) < 1e-9)
    #expect(abs(screen.frame("box").height - height) < 1e-9)
  }

  @Test func isUnscaledOutsideAViewTree() {
    #expect(ScaledMetric(wrappedValue: 3.5, relativeTo: .caption).wrappedValue == 3.5)
  }
}
