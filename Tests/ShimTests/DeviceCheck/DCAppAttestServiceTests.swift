import DeviceCheck
import Foundation
import Testing

struct DCAppAttestServiceTests {
  @Test func nothingIsAttested() async {
    #expect(!DCAppAttestService.shared.isSupported)
    await #expect(throws: DCError(.featureUnsupported)) {
      try await DCAppAttestService.shared.attestKey("a", clientDataHash: Data())
    }
    let error = await withCheckedContinuation { answer in
      DCAppAttestService.shared.generateAssertion("a", clientDataHash: Data()) { data, error in
        answer.resume(returning: data == nil ? error as? DCError : nil)
      }
    }
    #expect(error?.code == .featureUnsupported)
  }
}
