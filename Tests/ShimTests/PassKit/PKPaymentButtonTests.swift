import PassKit
import Render
import SwiftUI
import Testing

@MainActor struct PKPaymentButtonTests {
  private final class Taps { var count = 0 }

  @Test func theButtonIsDarkAndActs() throws {
    let taps = Taps()
    let host = try ViewHost(size: CGSize(width: 200, height: 44)) {
      PayWithApplePayButton(.buy) { taps.count += 1 }
    }
    let picture = try host.render()
    #expect(picture[10, 22].red < 20 && picture[0, 0].red > 200)
    host.tap(at: CGPoint(x: 100, y: 22))
    #expect(taps.count == 1)
  }

  @Test func aStyleOfTheEnvironmentChangesTheColours() throws {
    let picture = try ViewHost(size: CGSize(width: 200, height: 44)) {
      PayWithApplePayButton(.plain) {}.payWithApplePayButtonStyle(.white)
    }.render()
    #expect(picture[10, 22].red > 240)
  }

  @Test func noPaymentCanBeMade() {
    #expect(!PKPaymentAuthorizationController.canMakePayments())
    #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
    #expect(
      PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
        .intrinsicContentSize.height == 30)
  }

  @Test func theButtonOfUIKitIsDrawnLikeSwiftUIs() throws {
    struct Native: UIViewRepresentable {
      func makeUIView(context: Context) -> PKPaymentButton {
        PKPaymentButton(paymentButtonType: .buy, paymentButtonStyle: .black)
      }
      func updateUIView(_ button: PKPaymentButton, context: Context) {}
    }
    let size = CGSize(width: 140, height: 30)
    let native = try ViewHost(size: size) { Native() }.render()
    let swiftUI = try ViewHost(size: size) {
      PayWithApplePayButton(.buy) {}.payWithApplePayButtonStyle(.black)
    }.render()
    #expect(native.bytes == swiftUI.bytes && native[10, 15].red < 30)
  }
}
