import Foundation
import ObjectiveCNames
import Testing

struct ThreadNamesTests {
  /// In a test, the main actor may run on another thread than the main one.
  @MainActor @Test func threadsHaveFixedNumbers() {
    let isMain = Thread.isMainThread
    var number: UInt64 = 0
    #expect(pthread_threadid_np(nil, &number) == 0)
    #expect(number == (isMain ? 1 : 2))
    #expect(pthread_main_np() == (isMain ? 1 : 0))
    #expect(pthread_mach_thread_np(pthread_self()) == mach_thread_self())
  }
}
