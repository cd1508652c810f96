import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

/// The dimensions of sheets and alerts in the look of iOS 26.
@MainActor struct PresentationsOnIOS26Tests {
  private func sheet(_ detents: Set<PresentationDetent>) -> Screen {
    Screen(375, 667, scale: 2) {
      SampleSheet(isPresented: true, detents: detents).onIOS26()
    }
  }

  @Test func aLargeSheetBegins31BelowTheTop() {
    #expect(sheet([.large]).frame("card") == CGRect(0, 31, 375, 636))
  }

  @Test func aMediumSheetFloats() {
    let card = sheet([.medium]).frame("card")
    #expect(abs(card.minY - 316) < 0.001 && abs(card.maxY - 661) < 0.001)
    #expect(card.minX == 6 && card.width == 363)
  }

  @Test func aFloatingCardHasFourRoundCorners() {
    let rect = CGRect(0, 0, 375, 351)
    let floating = CardShape.sheet(radius: 39, inset: 6).path(in: rect)
    #expect(floating == RoundedRectangle(cornerRadius: 39).path(in: CGRect(6, 0, 363, 345)))
  }

  @Test func anAlertHasCapsulesSideBySide() {
    let screen = Screen(400, 400, scale: 2) {
      Color.clear
        .alert("Sure?", isPresented: .constant(true)) {
          Button("No", role: .cancel) {}
          Button {
          } label: {
            Color.red.probe("yes")
          }
        } message: {
          Text("It is good.").probe("message")
        }
        .onIOS26()
    }
    let message = screen.frame("message"), yes = screen.frame("yes")
    #expect(message.minX == 79)
    #expect(yes == CGRect(204.25, message.maxY + 27, 131.75, 46.5))
  }
}
