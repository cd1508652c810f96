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
}
