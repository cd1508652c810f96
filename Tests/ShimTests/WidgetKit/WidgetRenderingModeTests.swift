import Render
import Testing
import WidgetKit

@MainActor
struct WidgetRenderingModeTests {
  private struct Ring: View {
    @Environment(\.widgetRenderingMode) private var mode

    var body: some View {
      (mode == .fullColor ? Color.red : .black).frame(width: mode == .vibrant ? 20 : 10, height: 5)
    }
  }

  @Test func viewsReadTheMode() {
    let full = ImageRenderer(content: Ring())
    #expect(full.cgImage?.width == 10)
    let vibrant = ImageRenderer(content: Ring().environment(\.widgetRenderingMode, .vibrant))
    #expect(vibrant.cgImage?.width == 20)
  }
}
