import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct FocusedValuesTests {
  @Test func valuesAreNil() {
    struct Reader: View {
      @FocusedValue(\.testName) private var name
      @FocusedBinding(\.testName) private var text
      var body: some View { Color.red.probe(name == nil && text == nil ? "nil" : "set") }
    }
    let screen = Screen { Reader().focusedSceneValue(\.testName, .constant("a")) }
    #expect(screen.probes == ["nil"])
  }
}

extension FocusedValues {
  fileprivate var testName: Binding<String>? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  private struct NameKey: FocusedValueKey {
    typealias Value = Binding<String>
  }
}
