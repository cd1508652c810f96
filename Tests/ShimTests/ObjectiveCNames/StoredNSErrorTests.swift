import CloudKit
import CoreLocation
import Foundation
import LocalAuthentication
import StoreKit
import Testing
import WatchConnectivity

struct StoredNSErrorTests {
  @Test func anErrorHasItsNumberDomainAndValues() {
    let error = CKError(.requestRateLimited, userInfo: [CKErrorRetryAfterKey: 2.5])
    #expect(error.retryAfterSeconds == 2.5 && error.errorCode == 7)
    let plain = error as NSError
    #expect(plain.domain == CKErrorDomain && plain.code == 7)
    #expect(plain.userInfo[CKErrorRetryAfterKey] as? Double == 2.5)
    #expect(CKError(.unknownItem) == CKError(.unknownItem, userInfo: ["a": 1]))
    #expect(CKError(.unknownItem) != CKError(.zoneNotFound))
  }

  @Test func aPatternNamesTheNumber() {
    func isDenied(_ body: () throws -> Void) -> Bool {
      do {
        try body()
        return false
      } catch CLError.denied {
        return true
      } catch {
        return false
      }
    }
    #expect(isDenied { throw CLError(.denied) })
    #expect(!isDenied { throw CLError(.network) })
    #expect(!isDenied { throw SKError(.clientInvalid) })
  }

  @Test func numbersAreApples() {
    #expect(CLError.Code.promptDeclined.rawValue == 18)
    #expect(WCError.notReachable.rawValue == 7009)
    #expect(LAError.userCancel.rawValue == -2 && LAError.biometryLockout.rawValue == -8)
    #expect(SKError.Code.paymentCancelled.rawValue == 2)
    #expect((LAError(.appCancel) as NSError).domain == LAErrorDomain)
  }
}
