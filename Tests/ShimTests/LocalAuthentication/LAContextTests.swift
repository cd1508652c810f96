import Foundation
import LocalAuthentication
import Testing

struct LAContextTests {
  @Test func aDeviceWithoutAPasscodeAuthenticatesNobody() async {
    let context = LAContext()
    context.localizedCancelTitle = "Cancel"
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.passcodeNotSet.rawValue)
    #expect(error?.code == Int(kLAErrorPasscodeNotSet))
    #expect(context.biometryType == .none && context.localizedCancelTitle == "Cancel")
    var answers: [LAError?] = []
    context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Open") {
      isOwner, error in
      #expect(!isOwner)
      answers.append(error as? LAError)
    }
    #expect(answers == [LAError(.passcodeNotSet)])
    await #expect(throws: LAError.self) {
      try await LARight().authorize(localizedReason: "Open")
    }
  }

  @Test func aCredentialIsKept() {
    let context = LAContext()
    #expect(!context.isCredentialSet(.applicationPassword))
    #expect(context.setCredential(Data([1]), type: .applicationPassword))
    #expect(context.isCredentialSet(.applicationPassword))
  }
}
