import Network
import Testing

struct NWPathMonitorTests {
  @Test func theStateOfTheNetworkIsTheFirstElement() async {
    for await path in NWPathMonitor() {
      #expect(path.status == .satisfied)
      return
    }
    Issue.record("the monitor has no element")
  }

  @Test func theSequenceEndsWithItsTask() async {
    let count = Task {
      var count = 0
      for await _ in NWPathMonitor() { count += 1 }
      return count
    }
    count.cancel()
    #expect(await count.value <= 1)
  }
}
