import LayoutDSL
import Testing

@testable import ViewCore

@Suite @MainActor struct TagTests {
  @Test func containersReadTagsByType() throws {
    let screen = Screen {
      Color.red.probe("view").tag(1).tag("a", includeOptional: false)
    }
    let node = try #require(screen.node("view")?.container?.container)
    let values = node.containerValues
    #expect(values.tag(for: Int.self) == 1)
    #expect(values.tag(for: Int?.self) == 1)
    #expect(values.tag(for: String.self) == "a")
    #expect(values.tag(for: String?.self) == nil)
    #expect(values.hasTag(1) && !values.hasTag(2))
  }

  @Test func subviewsHaveTheirTags() {
    struct Chosen: View {
      let remote: Remote<Int>
      @State private var tag = 0

      var body: some View {
        let _ = remote.binding = $tag
        Group(subviews: Color.red.probe("view").tag(tag)) { subviews in
          ForEach(subviews) { $0.probe("\($0.containerValues.tag(for: Int.self) ?? -1)") }
        }
      }
    }
    let remote = Remote<Int>()
    let screen = Screen { Chosen(remote: remote) }
    #expect(screen.probes == ["0", "view"])
    remote.value = 5
    #expect(screen.probes == ["5", "view"])
  }
}
