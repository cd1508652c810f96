import CombineNetworking
import Foundation
import FoundationNetworking
import Testing

struct URLSessionConfigurationTests {
  @Test func aConfigurationKeepsWhatItIsGiven() {
    let background = URLSessionConfiguration.background(withIdentifier: "downloads")
    #expect(background.sessionSendsLaunchEvents && background.sharedContainerIdentifier == nil)
    background.sessionSendsLaunchEvents = false
    background.sharedContainerIdentifier = "group"
    #expect(!background.sessionSendsLaunchEvents && background.sharedContainerIdentifier == "group")
    background.sharedContainerIdentifier = nil
    #expect(background.sharedContainerIdentifier == nil)
    #expect(URLSessionConfiguration.default.sessionSendsLaunchEvents)
  }
}
