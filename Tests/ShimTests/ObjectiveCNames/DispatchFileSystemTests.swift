import Dispatch
import ObjectiveCNames
import Testing

struct DispatchFileSystemTests {
  @Test func aSourceKeepsWhatItWatches() {
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: 7, eventMask: [.write, .delete], queue: .main)
    source.setEventHandler {}
    source.activate()
    #expect(source.handle == 7 && source.mask == [.write, .delete] && source.data.isEmpty)
    source.cancel()
    #expect(source.isCancelled)
  }
}
