import Foundation
import Testing

@testable import LayoutDSL

@MainActor
struct ContentTransitionTests {
  private let linear = Animation.linear(duration: 1)

  private func opacities(_ transition: ContentTransition?) -> [Double] {
    let stage = Stage("a") { text in
      if let transition {
        Text(text).contentTransition(transition)
      } else {
        Text(text)
      }
    }
    withAnimation(linear) { stage.value = "b" }
    return stage.at(0.25).opacities
  }

  @Test func otherTextFadesIn() {
    #expect(opacities(nil) == [0.75, 0.25])
    #expect(opacities(.opacity) == [0.75, 0.25])
    #expect(opacities(.numericText()) == [0.75, 0.25])
  }

  @Test func theIdentityIsAtOnce() {
    #expect(opacities(.identity) == [])
  }

  @Test func theSameTextGrows() {
    let stage = Stage(CGFloat(10)) { Text("ab").font(.system(size: $0)) }
    withAnimation(linear) { stage.value = 20 }
    let transforms = stage.at(0.5).screen.list.items.compactMap { item -> CGFloat? in
      guard case .group(.transform(let transform), _) = item else { return nil }
      return transform.a
    }
    // Half way from 10 to 20 points, drawn with the text of 20 points.
    #expect(transforms == [0.75])
    #expect(stage.at(1).screen.list.items.count == 1)
  }
}
