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
