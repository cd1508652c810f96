import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor struct SymbolEffectTransitionTests {
  private func opacities(_ screen: Screen) -> [Double] {
    func visit(_ list: DisplayList) -> [Double] {
      list.items.flatMap { item -> [Double] in
        guard case .group(let effect, let inner) = item else { return [] }
        if case .opacity(let own) = effect { return [own] + visit(inner) }
        return visit(inner)
      }
    }
    return visit(screen.list)
  }

  private func stage(_ options: SymbolEffectOptions = .default) -> Stage<Bool> {
    Stage(false) { isShown in
      VStack {
        if isShown {
          Image(systemName: "20x20").transition(.symbolEffect(.appear, options: options))
        }
      }
      .animation(.linear(duration: 1), value: isShown)
    }
  }

  @Test func transitionFadesSymbolsInAndOut() {
    let stage = stage()
    #expect(stage.screen.list.isEmpty)
    stage.value = true
    #expect(opacities(stage.at(0.5).screen) == [0.5])
    #expect(opacities(stage.at(1.1).screen).isEmpty)
    #expect(!stage.screen.list.isEmpty)
    stage.value = false
    #expect(opacities(stage.at(1.6).screen) == [0.5])
    #expect(stage.at(2.2).screen.list.isEmpty)
  }

  @Test func optionsSetTheSpeed() {
    let stage = stage(.speed(2))
    stage.value = true
    #expect(opacities(stage.at(0.25).screen) == [0.5])
    #expect(opacities(stage.at(0.6).screen).isEmpty)
  }

  @Test func theAutomaticEffectReplacesSymbolsToo() {
    #expect(
      ContentTransition.symbolEffect(.automatic) == ContentTransition.symbolEffect(.replace))
  }
}
