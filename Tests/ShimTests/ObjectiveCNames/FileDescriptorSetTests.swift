import Foundation
import ObjectiveCNames
import Testing

struct FileDescriptorSetTests {
  @Test func theBitsAreThoseOfTheDescriptors() {
    var set = fd_set()
    set.fds_bits.1 = 1 << 3
    #expect(set.__fds_bits.0 == 1 << 35)
    #expect(set.fds_bits.1 == 8 && set.fds_bits.0 == 0)
  }
}
