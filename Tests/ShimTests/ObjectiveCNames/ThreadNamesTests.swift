import Foundation
import ObjectiveCNames
import Testing

struct ThreadNamesTests {
  @MainActor @Test func theMainThreadHasFixedNumbers() {
    var number: UInt64 = 0
    #expect(pthread_threadid_np(nil, &number) == 0 && number == 1)
    #expect(pthread_main_np() == 1)
    #expect(pthread_mach_thread_np(pthread_self()) == mach_thread_self())
  }
}
