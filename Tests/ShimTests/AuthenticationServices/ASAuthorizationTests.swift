import AuthenticationServices
import Render
import SwiftUI
import Testing

@MainActor struct ASAuthorizationTests {
  private final class SignIn: NSObject, ASAuthorizationControllerDelegate,
    ASAuthorizationControllerPresentationContextProviding
  {
    var codes: [ASAuthorizationError.Code] = []
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
      ASPresentationAnchor()
    }
    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {
      if let error = error as? ASAuthorizationError { codes.append(error.code) }
    }
  }

  @Test func everyRequestIsCancelled() async {
    let signIn = SignIn()
    let request = ASAuthorizationAppleIDProvider().createRequest()
    request.requestedScopes = [.fullName, .email]
    request.requestedOperation = .operationLogin
    let keys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "a.org")
    let assertion = keys.createCredentialAssertionRequest(challenge: Data([1]))
    assertion.userVerificationPreference = .required
    #expect(assertion.relyingPartyIdentifier == "a.org" && assertion.provider === keys)
    let controller = ASAuthorizationController(authorizationRequests: [request, assertion])
    controller.delegate = signIn
    controller.presentationContextProvider = signIn
    controller.performRequests()
    controller.performRequests(options: .preferImmediatelyAvailableCredentials)
    let start = ContinuousClock.now
    while signIn.codes.count < 2, ContinuousClock.now - start < .seconds(60) { await Task.yield() }
    #expect(signIn.codes == [.canceled, .canceled])
  }

  @Test func aSessionOnTheWebIsCancelled() {
    let callback = ASWebAuthenticationSession.Callback.https(host: "a.org", path: "/done")
    #expect(URL(string: "https://a.org/done?code=1").map(callback.matchesURL) == true)
    #expect(URL(string: "app://a.org/done").map(callback.matchesURL) == false)
    var errors: [ASWebAuthenticationSessionError?] = []
    let session = ASWebAuthenticationSession(
      url: URL(fileURLWithPath: "/"), callback: .customScheme("app")
    ) { url, error in
      #expect(url == nil)
      errors.append(error as? ASWebAuthenticationSessionError)
    }
    session.start()
    #expect(errors == [ASWebAuthenticationSessionError(.canceledLogin)])
  }

  @Test func theButtonOfUIKitIsDrawnLikeSwiftUIs() throws {
    struct Native: UIViewRepresentable {
      func makeUIView(context: Context) -> ASAuthorizationAppleIDButton {
        ASAuthorizationAppleIDButton(type: .continue, style: .black)
      }
      func updateUIView(_ button: ASAuthorizationAppleIDButton, context: Context) {}
    }
    let size = CGSize(width: 200, height: 40)
    let native = try ViewHost(size: size) { Native() }.render()
    let swiftUI = try ViewHost(size: size) {
      SignInWithAppleButton(.continue) { _ in
      } onCompletion: { _ in
      }
    }.render()
    #expect(native.bytes == swiftUI.bytes)
    #expect(native[10, 20].red < 30)
  }
}
