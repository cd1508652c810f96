import AuthenticationServices
import LocalAuthentication
import Network
import SwiftUI
import Testing
import simd

@MainActor struct SignInWithAppleButtonTests {
  @Test func aButtonFillsItsFrame() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 40)) {
      SignInWithAppleButton(.continue) {
        $0.requestedScopes = [.email]
      } onCompletion: { _ in
      }
      .signInWithAppleButtonStyle(.whiteOutline)
    }
    let picture = try host.render()
    #expect(picture.bytes[(20 * picture.width + 4) * 4 + 3] == 255)
  }

  @Test func noOwnerCanBeAsked() async {
    let context = LAContext()
    var reason: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &reason))
    #expect(reason != nil)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
  }

  @Test func vectorsHaveTheirFunctions() {
    #expect(simd_length(SIMD2<Float>(3, 4)) == 5)
    #expect(cross(SIMD3<Double>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(NWPathMonitor().currentPath.status == .satisfied)
  }
}
