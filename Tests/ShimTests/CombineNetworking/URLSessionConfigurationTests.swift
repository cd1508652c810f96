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
}
