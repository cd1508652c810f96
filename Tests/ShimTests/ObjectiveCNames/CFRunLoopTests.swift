import Foundation
import ObjectiveCNames
import Testing

struct CFRunLoopTests {
  @Test func theLoopOfTheMainThreadIsFoundations() {
    #expect(CFRunLoopGetMain() === RunLoop.main)
    #expect(CFRunLoopMode.defaultMode.rawValue != CFRunLoopMode.commonModes.rawValue)
  }
}
