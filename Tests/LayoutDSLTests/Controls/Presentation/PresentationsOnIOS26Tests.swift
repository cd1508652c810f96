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

  @Test func aLargeSheetBeginsAtATallSafeArea() {
    let screen = Screen(
      393, 852, scale: 2, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) { SampleSheet(isPresented: true, detents: [.large]).onIOS26() }
    #expect(screen.frame("card").minY == 59)
  }

  @Test func theContentOfALowSheetBeginsAtItsTop() {
    let screen = Screen(
      393, 852, scale: 2, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      Color.clear
        .sheet(isPresented: .constant(true)) {
          Color.red.frame(height: 240).probe("content").presentationDetents([.height(240)])
        }
        .onIOS26()
    }
    #expect(screen.frame("content").minY == 578)
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
    #expect(message.minX == 69.5)
    #expect(yes == CGRect(204, message.maxY + 20, 140, 48))
  }

  @Test func theFieldsOfAnAlertAreRowsOfABlock() {
    let screen = Screen(400, 400, scale: 2) {
      Color.clear
        .alert("Name", isPresented: .constant(true)) {
          TextField("a", text: .constant("")).probe("name")
          SecureField("a", text: .constant("")).probe("code")
          Button("Save") {}.probe("save")
        } message: {
          Text("a").probe("message")
        }
        .onIOS26()
    }
    let name = screen.frame("name"), code = screen.frame("code")
    #expect(name.minX == 55 && name.width == 290)
    #expect(abs(name.minY - screen.frame("message").maxY - 16) < 0.001)
    #expect(code.minY == name.maxY + 1 && code.height == name.height && name.height > 32)
    #expect(abs(screen.frame("save").minY - code.maxY - 20) < 0.001)
  }

  @Test func theContentOfAFloatingSheetReachesTheBottomOfItsCard() {
    let screen = Screen(
      375, 667, scale: 2, safeArea: EdgeInsets(top: 0, leading: 0, bottom: 34, trailing: 0)
    ) {
      Color.clear.sheet(isPresented: .constant(true)) {
        Color.red.probe("safe")
          .background { Color.blue.probe("card").ignoresSafeArea() }
          .presentationDetents([.height(200)])
      }
      .onIOS26()
    }
    // The card is 6 from the edges of the screen, and the safe area 34.
    #expect(screen.frame("card").maxY >= 661)
    #expect(screen.frame("safe").maxY == 633)
  }

  private struct Dialog: View {
    var size: UserInterfaceSizeClass = .compact
    @State private var isPresented = true

    var body: some View {
      Color.yellow.frame(width: 40, height: 20).probe("source")
        .confirmationDialog("Sure?", isPresented: $isPresented, titleVisibility: .visible) {
          ForEach(0..<3) { number in
            Button {
            } label: {
              Color.red.probe("\(number)")
            }
          }
          Button("Keep", role: .cancel) {}
        }
        .environment(\.horizontalSizeClass, size)
    }
  }

  @Test func aDialogPointsAtItsView() {
    let screen = Screen(400, 700, scale: 2) { Dialog().onIOS26() }
    let first = screen.frame("0"), second = screen.frame("1")
    #expect(screen.frame("source") == CGRect(180, 340, 40, 20))
    // 238 wide, with 13.5 beside the buttons, below an arrow of 13.
    #expect(first.minX == 94.5 && first.size == CGSize(width: 211, height: 45.5))
    #expect(second.minY - first.minY == 56)
    #expect(first.minY > 360 + 13)
    #expect(!screen.tree.contains("Keep"))
    // A tap outside dismisses it.
    screen.tap(10, 10)
    #expect(screen.frame("0") == .null)
  }

  @Test func aDialogOfARegularScreenIsAPopoverWithoutCancel() {
    let screen = Screen(800, 900) {
      Dialog(size: .regular)
    }
    let first = screen.frame("0")
    #expect(first.size == CGSize(width: 270, height: 57) && first.midX == 400)
    #expect(first.minY > screen.frame("source").maxY + 13)
    #expect(!screen.tree.contains("Keep"))
  }

  @Test func aTitleAloneIsInTheMiddle() {
    func title(hasMessage: Bool) -> CGRect {
      let screen = Screen(375, 400, scale: 2) {
        Color.clear
          .alert("Sure?", isPresented: .constant(true)) {
            Button("Yes") {}.probe("yes")
          } message: {
            if hasMessage { Text("It is good.") }
          }
          .onIOS26()
      }
      // A narrow screen leaves 38 at its sides.
      #expect(abs(screen.frame("yes").width - (299 - 32)) < 0.01)
      return screen.graph.node(knownAs: "Sure?")?.globalFrame ?? .null
    }
    #expect(abs(title(hasMessage: false).midX - 187.5) < 0.01)
    #expect(title(hasMessage: true).minX == 38 + 29.5)
  }
}
