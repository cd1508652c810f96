import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct ColorFiltersTests {
  private func effect<Content: View>(_ content: Content) -> DisplayEffect? {
    guard case .group(let effect, _) = Screen(10, 10, content: { content }).list.items.first else {
      return nil
    }
    return effect
  }

  @Test func eachFilterIsAMatrix() {
    #expect(effect(Color.red.brightness(0.5)) == .colorMatrix(.brightness(0.5)))
    #expect(effect(Color.red.contrast(2)) == .colorMatrix(.contrast(2)))
    #expect(effect(Color.red.saturation(0.5)) == .colorMatrix(.saturation(0.5)))
    #expect(effect(Color.red.grayscale(1)) == .colorMatrix(.saturation(0)))
    let turn = ColorMatrix.hueRotation(.degrees(90))
    #expect(effect(Color.red.hueRotation(.degrees(90))) == .colorMatrix(turn))
    #expect(effect(Color.red.colorInvert()) == .colorMatrix(.colorInvert()))
    #expect(effect(Color.red.luminanceToAlpha()) == .colorMatrix(.luminanceToAlpha))
    let white = ColorMatrix.colorMultiply(.white)
    #expect(effect(Color.red.colorMultiply(.white)) == .colorMatrix(white))
  }

  @Test func filtersThatChangeNothingAreNotDrawn() {
    #expect(effect(Color.red.brightness(0).contrast(1).saturation(1).grayscale(0)) == nil)
  }

  @Test func visualEffectsFilterColors() {
    let content = Color.red.visualEffect { effect, proxy in
      effect.brightness(proxy.size.width / 100).saturation(0.5).contrast(2).grayscale(0.5)
        .hueRotation(.degrees(1))
    }
    var list = Screen(10, 10, content: { content }).list
    var matrices: [DisplayEffect] = []
    while case .group(let effect, let inner) = list.items.first {
      matrices.append(effect)
      list = inner
    }
    #expect(matrices.count == 5)
    #expect(matrices.last == .colorMatrix(.brightness(0.1)))
  }
}
