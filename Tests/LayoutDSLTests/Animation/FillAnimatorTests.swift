import Foundation
import Testing

@testable import LayoutDSL

@MainActor
struct FillAnimatorTests {
  private let linear = Animation.linear(duration: 1)
  private let first = Color(red: 0, green: 0.5, blue: 1)
  private let second = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)

  private func half(_ stage: Stage<Bool>) -> [Double] {
    withAnimation(linear) { stage.value = true }
    return stage.at(0.5).fills.flatMap {
      [$0.red, $0.green, $0.blue, $0.opacity].map { (Double($0) * 1000).rounded() / 1000 }
    }
  }

  @Test func aColorTurnsIntoAnother() {
    let stage = Stage(false) { [first, second] in $0 ? second : first }
    #expect(half(stage) == [0.5, 0.5, 0.5, 0.75])
    #expect(stage.at(1).fills == [second.resolve(in: EnvironmentValues())])
  }

  @Test func aShapeIsFilledWithAnother() {
    let stage = Stage(false) { [first, second] in Circle().fill($0 ? second : first) }
    #expect(half(stage) == [0.5, 0.5, 0.5, 0.75])
  }

  @Test func theForegroundIsInherited() {
    let stage = Stage(false) { [first, second] isSecond in
      VStack { Rectangle() }.foregroundStyle(isSecond ? second : first)
    }
    #expect(half(stage) == [0.5, 0.5, 0.5, 0.75])
  }

  @Test func gradientsChangeTheirStops() throws {
    let stage = Stage(false) { [first, second] isSecond in
      LinearGradient(
        colors: isSecond ? [second, second] : [first, second], startPoint: .top,
        endPoint: isSecond ? .bottom : .top)
    }
    withAnimation(linear) { stage.value = true }
    guard
      case .fill(_, .linearGradient(let stops, _, let end), _) = stage.at(0.5).screen.list.items
        .first
    else {
      Issue.record("no gradient is drawn")
      return
    }
    #expect(abs(stops[0].color.red - 0.5) < 1e-6)
    #expect(abs(end.y - 50) < 1e-6)
  }

  @Test func aShadowGrows() {
    let stage = Stage(false) { isRaised in
      Color.red.shadow(
        color: .black.opacity(isRaised ? 0.5 : 0), radius: isRaised ? 10 : 0, y: isRaised ? 4 : 0)
    }
    withAnimation(linear) { stage.value = true }
    guard
      case .group(.shadow(let color, let radius, let offset), _) = stage.at(0.5).screen.list.items
        .first
    else {
      Issue.record("no shadow is drawn")
      return
    }
    #expect(abs(color.opacity - 0.25) < 1e-6)
    #expect(radius == 5)
    #expect(offset == CGSize(width: 0, height: 2))
  }

  @Test func aShapeChangesItsForm() {
    let stage = Stage(CGFloat(0)) { radius in
      Rectangle().trim(from: 0, to: radius).stroke(.red, lineWidth: 2 + radius * 4)
    }
    withAnimation(linear) { stage.value = 1 }
    guard case .stroke(let path, _, let style) = stage.at(0.5).screen.list.items.first else {
      Issue.record("nothing is drawn")
      return
    }
    #expect(style.lineWidth == 4)
    #expect(path.boundingRect == CGRect(0, 0, 100, 100))
  }
}
