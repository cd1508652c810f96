import Foundation
import LayoutDSL
import Render

extension ViewHost {
  /// Performs a step, except a shot, which the caller takes.
  package func perform(_ step: ScriptStep) throws(ScriptStepError) {
    do {
      try perform(step.action)
    } catch {
      throw ScriptStepError(place: step.place, reason: error.reason)
    }
  }

  private func perform(_ action: ScriptStep.Action) throws {
    switch action {
    case .scroll(let offset, nil): scroll(to: offset)
    case .scroll(let offset, let id?):
      guard scroll(name(id), to: offset) else {
        throw ScriptStepError(
          reason: "no scroll view has the id or accessibility identifier '\(id)'; "
            + "give it one with .id(…), or leave it out for the main scroll view")
      }
    case .drag(let start, let end, let duration, let curve):
      drag(from: start, to: end, duration: duration, curve: curve.unitCurve)
    case .fling(let start, let velocity):
      fling(from: start, velocity: CGVector(dx: velocity.x, dy: velocity.y))
    case .down(let location): touchDown(at: location)
    case .move(let end, let duration, let curve):
      touchMove(to: end, duration: duration, curve: curve.unitCurve)
    case .hold(let seconds): advance(by: seconds)
    case .up: touchUp()
    case .tap(.point(let location)): tap(at: location)
    case .tap(.id(let id)): try tap(on: name(id))
    case .doubleTap(.point(let location)): doubleTap(at: location)
    case .doubleTap(.id(let id)): try doubleTap(on: name(id))
    case .longPress(.point(let location), let duration):
      longPress(at: location, duration: duration)
    case .longPress(.id(let id), let duration): try longPress(on: name(id), duration: duration)
    case .pinch(let center, let scale, let duration):
      pinch(at: center, scale: scale, duration: duration)
    case .rotate(let center, let degrees, let duration):
      rotate(at: center, by: .degrees(degrees), duration: duration)
    case .type(let text): try type(text)
    case .wait(let seconds): advance(by: seconds)
    case .waitUntilIdle:
      let limit = 60.0
      guard runUntilIdle(limit: limit) else {
        throw ScriptStepError(
          reason: "something is still waiting or moving after \(Seconds(value: limit).text), "
            + "so the screen is not idle; wait for a time instead: wait 2s")
      }
    case .finishAnimations: finishAnimations()
    case .shot: break
    }
  }

  private func name(_ text: String) -> AnyHashable { viewGraph.name(printedAs: text) }
}

extension ScriptStep.Curve {
  fileprivate var unitCurve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
