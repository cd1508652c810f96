import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ViewModifierTests {
  struct Framed: ViewModifier {
    let width: CGFloat
    func body(content: Content) -> some View {
      content.frame(width: width, height: 10).probe("framed")
    }
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      VStack(spacing: 0) {
        content
        content.padding(.top, 10)
      }
    }
  }

  @Test func theBodyWrapsTheContent() {
    let screen = Screen { Color.red.probe("a").modifier(Framed(width: 20)) }
    #expect(screen.probes == ["framed", "a"])
    #expect(screen.frame("framed") == CGRect(40, 45, 20, 10))
  }

  @Test func severalViewsAreModifiedSeparately() {
    let screen = Screen {
      HStack(spacing: 0) {
        Group {
          Color.red.probe("a")
          Color.red.probe("b")
        }
        .modifier(Framed(width: 20))
      }
    }
    #expect(screen.frames("framed").map(\.minX) == [30, 50])
  }

  @Test func theContentMayBeUsedTwice() {
    let screen = Screen { Color.red.probe("a").modifier(Twice()) }
    #expect(screen.frames("a") == [CGRect(0, 0, 100, 50), CGRect(0, 60, 100, 40)])
    let nested = Screen { Color.red.probe("a").modifier(Twice()).modifier(Twice()) }
    #expect(nested.frames("a").count == 4)
  }

  @Test func eachUseOfTheContentHasItsOwnState() {
    let journal = Journal()
    let screen = Screen { Noted(name: "n", journal: journal).modifier(Twice()) }
    #expect(screen.probes == ["n", "n"])
    #expect(journal.take() == ["n", "n"])
  }

  @Test func modifiersOfOneTypeNest() {
    let screen = Screen {
      Color.red.probe("a").modifier(Framed(width: 20)).modifier(Framed(width: 50))
    }
    #expect(screen.frames("framed").map(\.width) == [50, 20])
    let joined = Screen {
      Color.red.probe("a").modifier(Framed(width: 20).concat(Framed(width: 50)))
    }
    #expect(joined.frames("framed").map(\.width) == [50, 20])
  }

  struct Counting: ViewModifier {
    let remote: Remote<Int>, journal: Journal
    @State private var count = 0
    func body(content: Content) -> some View {
      let _ = remote.binding = $count
      let _ = journal.note("modifier \(count)")
      content.padding(CGFloat(count))
    }
  }

  @Test func aModifiersStateDoesNotEvaluateItsContent() {
    let remote = Remote<Int>()
    let journal = Journal()
    let screen = Screen {
      Noted(name: "content", journal: journal)
        .modifier(Counting(remote: remote, journal: journal)).probe("all")
    }
    #expect(journal.take() == ["modifier 0", "content"])
    remote.value = 5
    #expect(screen.frame("all").width == 20)
    #expect(journal.take() == ["modifier 5"])
  }

  struct Boxed<Content: View>: View {
    let remote: Remote<Int>
    let content: Content
    @State private var count = 0
    var body: some View {
      let _ = remote.binding = $count
      ScrollView { content.padding(.top, CGFloat(count)) }
        .overlay { content }
        .background(content)
    }
  }

  struct Boxing: ViewModifier {
    let remote: Remote<Int>
    func body(content: Content) -> some View { Boxed(remote: remote, content: content) }
  }

  @Test func partsOfAModifiersBodyAreEvaluatedSeparately() {
    let remote = Remote<Int>()
    let screen = Screen {
      Color.red.frame(height: 10).probe("a").modifier(Boxing(remote: remote))
    }
    #expect(screen.frames("a").map(\.minY) == [45, 0, 45])
    remote.value = 8
    #expect(screen.frames("a").map(\.minY) == [45, 8, 45])
  }
}
