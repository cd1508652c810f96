import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ScrollClipDisabledTests {
  private func clips(_ isDisabled: Bool) -> Bool {
    let screen = Screen {
      ScrollView { Color.red.frame(height: 90) }.frame(height: 50)
        .scrollClipDisabled(isDisabled)
    }
    return screen.list.items.contains {
      if case .group(.clip, _) = $0 { true } else { false }
    }
  }

  @Test func contentShowsBeyondTheEdges() {
    #expect(clips(false))
    #expect(!clips(true))
  }
}
