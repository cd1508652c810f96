import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewGraphTests {
  struct Gaps: View {
    let flag: Bool
    let number: Int
    var small: Int8 = 3
    let journal: Journal
    @State private var isOn = false
    @Environment(\.lineLimit) private var limit

    var body: some View {
      let _ = journal.note("gaps \(flag) \(number)")
      Color.red.opacity(isOn ? 1 : 0)
    }
  }

  @Test func paddingBetweenFieldsIsIgnored() {
    struct Root: View {
      let journal: Journal, remote: Remote<Int>
      @State private var count = 0
      var body: some View {
        let _ = remote.binding = $count
        Gaps(flag: count > 100, number: count / 1000, journal: journal)
      }
    }
    let journal = Journal()
    let remote = Remote<Int>()
    let screen = Screen { Root(journal: journal, remote: remote) }
    for step in 1...20 {
      remote.value = step
      screen.graph.update()
    }
    #expect(journal.take() == ["gaps false 0"])
    remote.value = 101
    screen.graph.update()
    remote.value = 1000
    screen.graph.update()
    #expect(journal.take() == ["gaps true 0", "gaps true 1"])
  }

  @Test func aGraphIsFreedWithItsViews() {
    final class Token {}
    struct Owner: View {
      @State private var token = Token()
      @State private var count = 0
      let seen: (Token) -> Void
      var body: some View {
        let _ = seen(token)
        GeometryReader { proxy in
          Reader(count: $count, width: proxy.size.width + CGFloat(count))
        }
      }
    }
    struct Reader: View {
      @Binding var count: Int
      let width: CGFloat
      var body: some View { Color.red.opacity(Double(count)) }
    }
    weak var token: Token?
    weak var graph: ViewGraph?
    do {
      let screen = Screen { Owner { token = $0 } }
      graph = screen.graph
      #expect(token != nil)
    }
    #expect(graph == nil)
    #expect(token == nil)
  }

  @Test func removedViewsAreFreed() {
    final class Token {}
    struct Owner: View {
      let seen: (Token) -> Void
      @State private var token = Token()
      @State private var count = 0
      var body: some View {
        let _ = seen(token)
        let _ = count
        GeometryReader { _ in Toggled(count: $count) }
      }
    }
    struct Toggled: View {
      @Binding var count: Int
      var body: some View { Color.red.opacity(Double(count)) }
    }
    struct Root: View {
      let remote: Remote<Bool>
      let seen: (Token) -> Void
      @State private var isShown = true
      var body: some View {
        let _ = remote.binding = $isShown
        if isShown { Owner(seen: seen) }
      }
    }
    weak var token: Token?
    let remote = Remote<Bool>()
    let screen = Screen { Root(remote: remote) { token = $0 } }
    #expect(token != nil)
    remote.value = false
    screen.graph.update()
    #expect(token == nil)
  }

  @Test func aBindingOutlivesItsScreen() {
    let remote = Remote<Int>()
    do {
      let screen = Screen { Noted(name: "a", journal: Journal(), remote: remote) }
      remote.value = 3
      screen.graph.update()
    }
    remote.value = 4
    #expect(remote.value == 4)
  }

  @Test func deepNestingIsLaidOut() {
    func nested(_ depth: Int) -> AnyView {
      var view = AnyView(Color.red.frame(width: 10, height: 10).probe("leaf"))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(VStack { inner }.padding(.top, 1))
      }
      return view
    }
    let screen = Screen(100, 600) { nested(200) }
    #expect(screen.frame("leaf") == CGRect(45, 395, 10, 10))
  }

  @Test func nodesAboveTheContentAreReleasedWithTheGraph() {
    weak var node: GeometricNode?
    do {
      let screen = Screen { Color.red }
      screen.graph.root.present(
        AnyView(Color.blue.probe("above")), environment: EnvironmentValues())
      node = screen.node("above")
      #expect(node != nil)
    }
    #expect(node == nil)
  }
}
