import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

extension View {
  /// An alert of an app, whose builders do not escape.
  @MainActor fileprivate func failure<T>(
    _ data: T?, @ViewBuilder actions: (T) -> some View, @ViewBuilder message: () -> some View
  ) -> some View {
    alert("Failed", isPresented: .constant(true), presenting: data, actions: actions) { _ in
      message()
    }
  }
}

@MainActor struct AlertBuilderTests {
  @Test func buildersOfAlertsDoNotEscape() {
    let screen = Screen(400, 400) {
      Color.clear.failure(3) {
        Button("Retry \($0)") {}
      } message: {
        Text("No network")
      }
    }
    #expect(screen.tree.contains("Retry 3") && screen.tree.contains("No network"))
  }

  @Test func nothingIsPresentedWithoutData() {
    let screen = Screen(400, 400) {
      Color.clear.failure(nil as Int?) {
        Button("Retry \($0)") {}
      } message: {
        Text("No network")
      }
    }
    #expect(!screen.tree.contains("Retry"))
  }
}
