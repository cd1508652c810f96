import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct SymbolEffectTests {
  /// Returns the combined transform and opacity of the groups around the only symbol.
  private func effects(_ screen: Screen) -> (map: CGAffineTransform, opacity: Double) {
    var map = CGAffineTransform.identity
    var opacity = 1.0
    func visit(_ list: DisplayList) {
      for case .group(let effect, let inner) in list.items {
        if case .transform(let own) = effect { map = own.concatenating(map) }
        if case .opacity(let own) = effect { opacity *= own }
        visit(inner)
      }
    }
    visit(screen.list)
    return (map, opacity)
  }

  private func scale(_ screen: Screen) -> CGFloat { effects(screen).map.a }

  @Test func changeOfTheValueStartsOneBounce() {
    let stage = Stage(0) { Image(systemName: "20x20").symbolEffect(.bounce, value: $0) }
    let rest = stage.screen.list
    #expect(stage.at(1).screen.list == rest)
    stage.value = 1
    #expect(stage.screen.list == rest)
    #expect(abs(scale(stage.at(1.21).screen) - 1.2) < 1e-9)
    // The centre of the symbol is fixed.
    #expect(CGPoint(x: 50, y: 50).applying(effects(stage.screen).map) == CGPoint(x: 50, y: 50))
    #expect(stage.at(1.61).screen.list == rest)
    #expect(stage.at(3).screen.list == rest)
    stage.value = 2
    _ = stage.screen.list
    #expect(stage.screen.graph.clock.runUntilIdle() == false)
    #expect(abs(stage.screen.graph.clock.now - 3.6) < 1e-9)
  }

  @Test func aFallbackNeedsNoName() {
    let effect = ReplaceSymbolEffect.replace.magic(fallback: .downUp.byLayer)
    let others: [ReplaceSymbolEffect] = [.upUp, .offUp.wholeSymbol]
    #expect("\(effect)".contains("MagicReplace") && others.count == 2)
  }

  @Test func optionsSetRepetitionsAndSpeed() {
    let stage = Stage(0) {
      Image(systemName: "20x20").symbolEffect(.bounce, options: .repeat(2).speed(3), value: $0)
    }
    stage.value = 1
    #expect(abs(scale(stage.at(0.07).screen) - 1.2) < 1e-9)
    #expect(abs(scale(stage.at(0.27).screen) - 1.2) < 1e-9)
    #expect(scale(stage.at(0.47).screen) == 1)
  }

  @Test func pulseRepeatsWhileActive() {
    let stage = Stage(true) { Image(systemName: "20x20").symbolEffect(.pulse, isActive: $0) }
    #expect(effects(stage.screen).opacity == 1)
    #expect(abs(effects(stage.at(0.75).screen).opacity - 0.35) < 1e-9)
    #expect(effects(stage.at(15).screen).opacity == 1)
    #expect(stage.screen.graph.clock.isIdle)
    #expect(abs(effects(stage.at(15.75).screen).opacity - 0.35) < 1e-9)
    stage.value = false
    // The current run finishes.
    #expect(abs(effects(stage.at(16.125).screen).opacity - 0.675) < 1e-9)
    #expect(effects(stage.at(17.25).screen).opacity == 1)
  }

  @Test func scaleLastsWhileActive() {
    let stage = Stage(false) { Image(systemName: "20x20").symbolEffect(.scale.up, isActive: $0) }
    #expect(scale(stage.at(1).screen) == 1)
    stage.value = true
    #expect(abs(scale(stage.at(1.15).screen) - 1.125) < 1e-9)
    #expect(scale(stage.at(9).screen) == 1.25)
    stage.value = false
    #expect(abs(scale(stage.at(9.15).screen) - 1.125) < 1e-9)
    #expect(scale(stage.at(10).screen) == 1)
    let active = Screen { Image(systemName: "20x20").symbolEffect(.scale.down) }
    #expect(scale(active) == 0.8)
  }

  @Test func symbolsAppearAndDisappear() {
    let appearing = Stage(false) { Image(systemName: "20x20").symbolEffect(.appear, isActive: $0) }
    #expect(effects(appearing.screen).opacity == 0)
    appearing.value = true
    #expect(effects(appearing.at(0.15).screen).opacity == 0.5)
    #expect(effects(appearing.at(0.3).screen).opacity == 1)
    let leaving = Stage(false) {
      Image(systemName: "20x20").symbolEffect(.disappear, isActive: $0).probe("star")
    }
    let frame = leaving.screen.frame("star")
    #expect(effects(leaving.screen).opacity == 1)
    leaving.value = true
    #expect(effects(leaving.at(0.3).screen).opacity == 0)
    #expect(leaving.screen.frame("star") == frame)
  }

  @Test func symbolsRotateWiggleAndBreathe() {
    let turning = Screen { Image(systemName: "20x20").symbolEffect(.rotate) }
    turning.advance(by: 0.25)
    let map = effects(turning).map
    #expect(abs(map.a) < 1e-9 && abs(map.b - 1) < 1e-9)
    let back = Screen { Image(systemName: "20x20").symbolEffect(.rotate.counterClockwise) }
    back.advance(by: 0.25)
    #expect(abs(effects(back).map.b + 1) < 1e-9)
    let shaking = Stage(0) { Image(systemName: "20x20").symbolEffect(.wiggle.left, value: $0) }
    shaking.value = 1
    #expect(effects(shaking.at(0.1).screen).map.tx < 0)
    #expect(effects(shaking.at(0.3).screen).map.tx > 0)
    #expect(effects(shaking.at(0.8).screen).map == .identity)
    let turned = Stage(0) {
      Image(systemName: "20x20").symbolEffect(.wiggle.custom(angle: .degrees(180)), value: $0)
    }
    turned.value = 1
    #expect(effects(turned.at(0.1).screen).map.tx < 0)
    let falling = Stage(0) {
      Image(systemName: "20x20").symbolEffect(.wiggle.custom(angle: 90.0), value: $0)
    }
    falling.value = 1
    #expect(effects(falling.at(0.1).screen).map.ty > 0)
    let breathing = Screen { Image(systemName: "20x20").symbolEffect(.breathe.plain) }
    breathing.advance(by: 1.5)
    #expect(abs(scale(breathing) - 1.12) < 1e-9)
    #expect(effects(breathing).opacity == 1)
  }

  @Test func effectsSkipTextAndCanBeRemoved() {
    let screen = Screen { Text("a").symbolEffect(.pulse) }
    let rest = screen.list
    screen.advance(by: 0.75)
    #expect(screen.list == rest)
    let without = Screen { Image(systemName: "20x20").symbolEffectsRemoved().symbolEffect(.pulse) }
    without.advance(by: 0.75)
    #expect(effects(without).opacity == 1)
  }
}
