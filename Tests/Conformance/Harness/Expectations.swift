import Foundation
import LayoutDSL
import Render

extension Fact {
  private func checking(
    _ check: @escaping @MainActor (FactRun, CGFloat) throws -> String?
  ) -> Fact {
    var fact = self
    fact.checks.append(check)
    return fact
  }

  func expecting(
    _ expected: any Recordable, _ name: String,
    _ actual: @escaping @MainActor (FactRun) throws -> Recorded?
  ) -> Fact {
    let expected = expected.recorded
    return checking { run, tolerance in
      guard let actual = try actual(run) else { return "\(name): expected \(expected), none found" }
      return actual.matches(expected, tolerance: tolerance)
        ? nil : "\(name): expected \(expected), is \(actual)"
    }
  }

  // MARK: Layout

  /// Expects the size of the view.
  func size(_ width: CGFloat, _ height: CGFloat) -> Fact {
    expecting([width, height], "size") { run in
      run.frames[FactRun.wholeView].map { [$0.width, $0.height].recorded }
    }
  }

  /// Expects the frame of a probe on the screen.
  func frame(
    _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> Fact {
    expecting(CGRect(x: x, y: y, width: width, height: height), id) { $0.frames[id]?.recorded }
  }

  /// Expects that the views of these probes exist, on the screen or beyond its edges.
  func present(_ ids: String...) -> Fact {
    checking { run, _ in
      let missing = ids.filter { run.frames[$0] == nil }
      return missing.isEmpty ? nil : "missing: \(missing)"
    }
  }

  /// Expects that the views of these probes have not been made.
  func absent(_ ids: String...) -> Fact {
    checking { run, _ in
      let made = ids.filter { run.frames[$0] != nil }
      return made.isEmpty ? nil : "made although it should not be: \(made)"
    }
  }

  // MARK: Scrolling

  /// Scrolls to an offset before the checks.
  func scrolled(to x: CGFloat, _ y: CGFloat) -> Fact {
    var fact = self
    fact.offset = CGPoint(x: x, y: y)
    return fact
  }

  /// Expects the content offset of the outermost scroll view.
  func contentOffset(_ x: CGFloat, _ y: CGFloat) -> Fact {
    expecting(CGPoint(x: x, y: y), "content offset") { $0.contentOffset?.recorded }
  }

  // MARK: Values

  /// Expects the value of the fact, or its state after all actions.
  func value(_ expected: any Recordable) -> Fact {
    expecting(expected, "value") { $0.value() }
  }

  /// Expects the arguments of the last call of `record`.
  ///
  /// If the first of several values is a string, only calls with that first argument count.
  func lastRecord(_ values: any Recordable...) -> Fact {
    let expected = values.map(\.recorded)
    return checking { run, tolerance in
      var calls = run.log
      if values.count > 1, values[0] is String {
        calls.removeAll { $0.first != expected[0] }
      }
      guard let last = calls.last else { return "recorded nothing instead of \(expected)" }
      return matches(last, expected, tolerance) ? nil : "recorded \(last) instead of \(expected)"
    }
  }

  /// Expects the arguments of all calls of `record`.
  func records(_ calls: [any Recordable]...) -> Fact {
    let expected = calls.map { $0.map(\.recorded) }
    return checking { run, tolerance in
      let holds =
        run.log.count == expected.count
        && zip(run.log, expected).allSatisfy { matches($0, $1, tolerance) }
      return holds ? nil : "recorded \(run.log) instead of \(expected)"
    }
  }

  /// Expects the number of calls of `reduce` until the observer receives the preference.
  func reduceCalls(_ count: Int) -> Fact {
    expecting(count, "calls of reduce") { $0.reduceCalls?.recorded }
  }

  /// Expects the colour of a pixel.
  func pixel(_ x: Int, _ y: Int, _ color: Color) -> Fact {
    let resolved = color.resolve(in: EnvironmentValues())
    let components = [resolved.red, resolved.green, resolved.blue]
    return expecting(components.map { Int(($0 * 255).rounded()) }, "pixel") { run in
      try run.pixel(x, y).map { [Int($0.red), Int($0.green), Int($0.blue)].recorded }
    }
  }

  /// Sets the tolerance of numbers.
  func tolerance(_ tolerance: CGFloat) -> Fact {
    var fact = self
    fact.tolerance = tolerance
    return fact
  }
}

/// Returns whether two calls of `record` had the same arguments.
private func matches(_ left: [Recorded], _ right: [Recorded], _ tolerance: CGFloat) -> Bool {
  left.count == right.count
    && zip(left, right).allSatisfy { $0.matches($1, tolerance: tolerance) }
}
