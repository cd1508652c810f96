import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct GlassButtonStyleTests {
  @Test func theLabelIsOnGlass() {
    let screen = Screen(200, 100) {
      VStack(spacing: 0) {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 10)
        }
        .buttonStyle(.glass).probe("glass")
        Button {
        } label: {
          Color.red.frame(width: 20, height: 10)
        }
        .buttonStyle(.glassProminent).probe("prominent")
      }
    }
    #expect(screen.frame("glass").size == CGSize(width: 44, height: 24))
    #expect(screen.frame("prominent").size == screen.frame("glass").size)
  }

  @Test func aLargeButtonHasTheDistancesOfABorderedOne() {
    func size(_ style: some PrimitiveButtonStyle) -> CGSize {
      Screen(200, 100) {
        Button {
        } label: {
          Color.red.frame(width: 20, height: 10)
        }
        .buttonStyle(style).controlSize(.large).probe("button").onIOS26()
      }
      .frame("button").size
    }
    #expect(size(.glass) == CGSize(width: 60, height: 40))
    #expect(size(.glass) == size(.bordered))
  }
}
