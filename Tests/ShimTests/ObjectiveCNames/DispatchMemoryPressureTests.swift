import Dispatch
import ObjectiveCNames
import Testing

struct DispatchMemoryPressureTests {
  @Test func memoryNeverRunsShort() {
    let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
    source.setEventHandler { Issue.record("There is memory.") }
    source.resume()
    let data: DispatchSource.MemoryPressureEvent = source.data
    #expect(data.isEmpty)
    source.cancel()
  }
}
