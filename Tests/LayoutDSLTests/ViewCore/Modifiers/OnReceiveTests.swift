import Combine
import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

private struct Receiver: View {
  let subject: CurrentValueSubject<Int, Never>
  @State private var last = 0

  var body: some View {
    Color.red.frame(width: CGFloat(last), height: 10).probe("bar")
      .onReceive(subject) { last = $0 }
  }
}

@MainActor @Suite struct OnReceiveTests {
  @Test func valuesArriveWhileTheViewExists() {
    let subject = CurrentValueSubject<Int, Never>(20)
    let screen = Screen { Receiver(subject: subject) }
    #expect(screen.frame("bar").width == 20)
    subject.send(35)
    #expect(screen.frame("bar").width == 35)
  }

  @Test func anActionThatMakesThePublisherSendWithoutEndIsReported() throws {
    struct Echo: View {
      final class Model: ObservableObject {
        @Published var number = 0
      }
      @StateObject private var model = Model()
      var body: some View {
        Text("\(model.number)").onReceive(model.$number) { _ in model.number += 1 }
      }
    }
    let screen = Screen { Echo() }
    let problem = try #require(screen.graph.diagnostics.first).problem
    #expect(problem == .unsettled(keys: [], property: "'model' of Echo"))
  }

  @Test func anActionMayMakeThePublisherSendAgain() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let journal = Journal()
    let screen = Screen {
      Color.red.onReceive(subject) {
        journal.note("\($0)")
        if $0 < 4 { subject.send($0 + 1) }
      }
    }
    #expect(journal.take() == ["1", "2", "3", "4"])
    subject.send(3)
    #expect(journal.take() == ["3", "4"])
    _ = screen
  }

  @Test func removedViewReceivesNothing() {
    final class Model: ObservableObject {
      @Published var isThere = true
      let subject = PassthroughSubject<Int, Never>()
      var heard: [Int] = []
    }
    struct Listener: View {
      @ObservedObject var model: Model
      var body: some View {
        if model.isThere {
          Color.red.onReceive(model.subject) { model.heard.append($0) }
        }
      }
    }
    let model = Model()
    let screen = Screen { Listener(model: model) }
    model.subject.send(1)
    model.isThere = false
    screen.graph.update()
    model.subject.send(2)
    #expect(model.heard == [1])
  }
}
