import Foundation
import FoundationNames
import SystemConfiguration
import Testing

struct SCNetworkReachabilityTests {
  /// A check as apps write it, with an address of zeros.
  private func isConnected() -> Bool {
    var address = sockaddr_in()
    address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    address.sin_family = sa_family_t(AF_INET)
    let route = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        SCNetworkReachabilityCreateWithAddress(kCFAllocatorDefault, $0)
      }
    }
    var flags = SCNetworkReachabilityFlags()
    guard let route, SCNetworkReachabilityGetFlags(route, &flags) else { return false }
    return flags.contains(.reachable) && !flags.contains(.connectionRequired)
  }

  @Test func everyHostIsReached() throws {
    #expect(isConnected())
    let route = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
    #expect(
      SCNetworkReachabilityScheduleWithRunLoop(
        route, CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue))
  }

  @Test func theNameOfTheNetworkIsNotKnown() {
    #expect(CNCopySupportedInterfaces() == nil)
    #expect(CNCopyCurrentNetworkInfo("en0") == nil)
  }
}
