import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// Notes what a scroll view at its place would do.
private struct TraitsReader: View {
  let journal: Journal
  @Environment(\.self) private var environment

  var body: some View {
    let traits = environment.values.scrollTraits
    let _ = journal.note(
      """
      \(traits.isEnabled) \(traits.isClipDisabled) \(traits.targetBehavior == nil) \
      \(environment.values.scrollAnchors == ScrollAnchors()) \
      \(traits.verticalBounce == .automatic) \(traits.verticalIndicators == .hidden) \
      \(traits.horizontalIndicators == .hidden)
      """)
    Color.red.frame(width: 20, height: 20)
  }
}

@MainActor struct ScrollTraitsTests {
  @Test func whatIsSetForAScrollViewDoesNotApplyToThoseInItsContent() {
    let journal = Journal()
    func screen(_ content: some View) -> Screen {
      Screen {
        content.scrollDisabled(true).scrollClipDisabled().scrollTargetBehavior(.paging)
          .defaultScrollAnchor(.bottom).scrollBounceBehavior(.basedOnSize)
          .scrollIndicators(.hidden)
      }
    }
    _ = screen(TraitsReader(journal: journal))
    #expect(journal.take() == ["false true false false false true true"])
    _ = screen(ScrollView { TraitsReader(journal: journal) })
    #expect(journal.take() == ["true false true true true false true"])
    _ = screen(ScrollView(.horizontal) { TraitsReader(journal: journal) })
    #expect(journal.take() == ["true false true true true true false"])
    _ = screen(List { TraitsReader(journal: journal) })
    #expect(journal.take() == ["true false true true true false true"])
  }

  @Test func aCarouselStartsAtItsBeginningInAListThatStartsAtItsEnd() {
    let screen = Screen {
      ScrollView {
        ScrollView(.horizontal) { Color.red.frame(width: 300, height: 20).probe("content") }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(screen.frame("content").minX == 0)
  }
}
