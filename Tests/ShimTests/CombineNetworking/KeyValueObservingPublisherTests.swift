import Combine
import CombineNetworking
import Foundation
import ObjectiveCNames
import Testing

struct KeyValueObservingPublisherTests {
  private final class Model: NSObject { var count = 3 }

  @Test func thePresentValueIsPublishedOnce() {
    let model = Model()
    var seen: [Int] = []
    var hasEnded = false
    let token = model.publisher(for: \.count)
      .sink(receiveCompletion: { _ in hasEnded = true }, receiveValue: { seen.append($0) })
    model.count = 4
    #expect(seen == [3] && !hasEnded)
    token.cancel()
  }

  @Test func nothingIsPublishedWithoutTheInitialValue() {
    var seen: [Int] = []
    let publisher = Model().publisher(for: \.count, options: .new)
    let token = publisher.sink { seen.append($0) }
    #expect(seen.isEmpty && publisher.object[keyPath: publisher.keyPath] == 3)
    token.cancel()
  }
}
