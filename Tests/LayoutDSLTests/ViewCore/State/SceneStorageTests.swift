import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct SceneStorageTests {
  @Test func aSceneHasValuesOfItsOwn() {
    struct Page: View {
      @SceneStorage("page") private var page = 0
      @AppStorage("page") private var stored = 0
      var body: some View {
        Color.red.probe("\(page) \(stored)").onTapGesture { page += 1 }
      }
    }
    let screen = Screen { Page() }
    screen.tap(50, 50)
    #expect(screen.probes == ["1 0"])
    #expect(Screen { Page() }.probes == ["0 0"])
  }
}
