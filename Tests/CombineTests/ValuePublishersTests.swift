import Combine
import Testing

struct ValuePublishersTests {
  private struct Refusal: Error {}

  @Test func anOptionalSendsItsValue() {
    var values: [Int] = []
    _ = Int?.some(1).publisher.sink { values.append($0) }
    _ = Int?.none.publisher.sink { values.append($0) }
    #expect(values == [1])
  }

  @Test func aResultSendsItsSuccessOrFails() {
    var values: [Int] = []
    var failures = 0
    for result in [Result<Int, Refusal>.success(2), .failure(Refusal())] {
      let publisher: Result<Int, Refusal>.Publisher = result.publisher
      _ = publisher.sink {
        if case .failure = $0 { failures += 1 }
      } receiveValue: {
        values.append($0)
      }
    }
    #expect(values == [2])
    #expect(failures == 1)
  }
}
