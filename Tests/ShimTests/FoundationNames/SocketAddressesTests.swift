import Foundation
import FoundationNames
import Testing

struct SocketAddressesTests {
  @Test func lengthsAreComputed() {
    var address = sockaddr_in()
    address.sin_len = 0
    #expect(Int(address.sin_len) == MemoryLayout<sockaddr_in>.size)
    #expect(Int(sockaddr().sa_len) == MemoryLayout<sockaddr>.size)
    #expect(Int(sockaddr_in6().sin6_len) == MemoryLayout<sockaddr_in6>.size)
    #expect(Int(sockaddr_un().sun_len) == MemoryLayout<sockaddr_un>.size)
  }

  @Test func addressesAreCreatedWithALength() {
    let address = sockaddr_in(
      sin_len: 16, sin_family: sa_family_t(AF_INET), sin_port: 80, sin_addr: in_addr(s_addr: 1),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    #expect(address.sin_port == 80 && address.sin_addr.s_addr == 1)
  }
}
