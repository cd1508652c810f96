import AppTrackingTransparency
import Testing

struct ATTrackingManagerTests {
  @Test func theUserDeniesTracking() async {
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    let answer = await withCheckedContinuation { answer in
      ATTrackingManager.requestTrackingAuthorization { answer.resume(returning: $0) }
    }
    #expect(answer == .denied)
  }
}
