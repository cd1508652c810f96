import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private struct Turning: View {
  let remote: Remote<Bool>
  let counter: Remote<Int>
  @State private var isColumn = false

  var body: some View {
    let _ = remote.binding = $isColumn
    let layout =
      isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      Counter(remote: counter)
      Spacer().probe("spacer")
      Color.red.frame(width: 10, height: 10).probe("end")
    }
  }
}

private struct Counter: View {
  let remote: Remote<Int>
  @State private var count = 0

  var body: some View {
    let _ = remote.binding = $count
    Color.blue.frame(width: CGFloat(10 + count), height: 10).probe("counter")
  }
}

@MainActor struct AnyLayoutTests {
  @Test func changingTheLayoutKeepsState() {
    let (remote, counter) = (Remote<Bool>(), Remote<Int>())
    let screen = Screen { Turning(remote: remote, counter: counter) }
    counter.value = 5
    #expect(screen.frame("counter") == CGRect(0, 45, 15, 10))
    #expect(screen.frame("end") == CGRect(90, 45, 10, 10))
    remote.value = true
    #expect(screen.frame("counter") == CGRect(42.5, 0, 15, 10))
    #expect(screen.frame("end") == CGRect(45, 90, 10, 10))
  }

  @Test func spacersKnowTheAxisOfTheLayoutInside() {
    let (remote, counter) = (Remote<Bool>(), Remote<Int>())
    let screen = Screen { Turning(remote: remote, counter: counter) }
    #expect(screen.frame("spacer") == CGRect(10, 50, 80, 0))
    remote.value = true
    #expect(screen.frame("spacer") == CGRect(50, 10, 0, 80))
  }
}
