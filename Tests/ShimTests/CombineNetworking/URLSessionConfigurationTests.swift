import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

struct URLSessionConfigurationTests {
  @Test func aConfigurationKeepsWhatItIsGiven() {
    let background = URLSessionConfiguration.background(withIdentifier: "downloads")
    #expect(background.sessionSendsLaunchEvents && background.allowsExpensiveNetworkAccess)
    background.sessionSendsLaunchEvents = false
    #expect(!background.sessionSendsLaunchEvents && background.allowsExpensiveNetworkAccess)
    #expect(URLSessionConfiguration.default.sessionSendsLaunchEvents)
  }

  @Test func versionsOfTLSAreKept() {
    let configuration = URLSessionConfiguration.default
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv11
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(configuration.tlsMaximumSupportedProtocolVersion == .TLSv11)
    #expect(tls_protocol_version_t.TLSv13.rawValue == 0x0304)
  }
}
