import Foundation

/// A gesture, a delay, a scroll or a picture on a screen.
package struct ScriptStep: Codable, Equatable, Sendable {
  package var action: Action
  /// The file and line of the step; nil for a step from options.
  package var place: String?

  package init(_ action: Action, place: String? = nil) {
    self.action = action
    self.place = place
  }

  /// Locations, velocities and distances are in points of the screen, times in seconds.
  package enum Action: Codable, Equatable, Sendable {
    /// Scrolls the main scroll view, or the one with an id.
    case scroll(to: CGPoint, id: String?)
    case drag(from: CGPoint, to: CGPoint, duration: Double, curve: Curve)
    case fling(from: CGPoint, velocity: CGPoint)
    /// Puts a finger down; later steps move, hold and lift it.
    case down(CGPoint)
    case move(to: CGPoint, duration: Double, curve: Curve)
    case hold(Double)
    case up
    case tap(Target)
    case doubleTap(Target)
    case longPress(Target, duration: Double)
    case pinch(at: CGPoint, scale: Double, duration: Double)
    case rotate(at: CGPoint, degrees: Double, duration: Double)
    case type(String)
    case wait(Double)
    case waitUntilIdle
    /// Waits for the animations that have an end.
    case finishAnimations
    /// A picture, with a label in its file name.
    case shot(name: String?)
  }

  package enum Target: Codable, Equatable, Sendable {
    case point(CGPoint)
    /// An `id` or accessibility identifier.
    case id(String)
  }

  /// The timing curve of a finger's movement.
  package enum Curve: String, Codable, CaseIterable, Sendable {
    case linear, easeIn, easeOut, easeInOut
  }

  /// The label of a picture; an inner nil is a picture without a label, an outer nil another step.
  package var shotName: String?? {
    if case .shot(let name) = action { .some(name) } else { nil }
  }
}

extension [ScriptStep] {
  /// The number of pictures.
  package var shotCount: Int { count { $0.shotName != nil } }

  /// Returns the steps that take a picture at each offset of the main scroll view and, for
  /// each offset, at each of some ascending times.
  ///
  /// Without offsets, the screen is not scrolled. Without times, the picture is taken when the
  /// animations that have an end have ended.
  package static func shots(at offsets: [CGPoint], _ times: [Seconds]) -> [ScriptStep] {
    var steps: [ScriptStep] = []
    for index in 0..<Swift.max(offsets.count, 1) {
      if !offsets.isEmpty { steps.append(ScriptStep(.scroll(to: offsets[index], id: nil))) }
      if times.isEmpty { steps += [ScriptStep(.finishAnimations), ScriptStep(.shot(name: nil))] }
      var passed = 0.0
      for time in times {
        let name = offsets.count > 1 ? "\(index + 1).\(time.text)" : time.text
        steps.append(ScriptStep(.wait(time.value - passed)))
        steps.append(ScriptStep(.shot(name: name)))
        passed = time.value
      }
    }
    return steps
  }
}
