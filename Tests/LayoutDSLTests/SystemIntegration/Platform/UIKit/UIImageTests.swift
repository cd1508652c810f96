import Foundation
import LayoutDSL
import SystemIntegration
import Testing

@testable import ViewCore

private struct Picture: View {
  let name: String

  var body: some View {
    if let image = UIImage(named: name) {
      Image(uiImage: image).probe("picture")
    } else {
      Color.red.probe("missing")
    }
  }
}

@MainActor @Suite struct UIImageTests {
  @Test func imageIsFoundWhileAViewIsEvaluated() {
    #expect(Screen { Picture(name: "30x20") }.frame("picture") == CGRect(35, 40, 30, 20))
    #expect(Screen { Picture(name: "none") }.probes == ["missing"])
  }

  @Test func imageIsNotFoundOutsideOfAView() {
    #expect(UIImage(named: "30x20") == nil)
  }
}
