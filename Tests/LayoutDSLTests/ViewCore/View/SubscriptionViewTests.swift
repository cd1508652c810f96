import Combine
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct SubscriptionViewTests {
  @Test func theActionReceivesTheValues() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let screen = Screen {
      SubscriptionView(content: Color.red.probe("box"), publisher: subject) { received.append($0) }
    }
    #expect(screen.frame("box").width == 100)
    subject.send(2)
    #expect(received == [1, 2])
  }
}
