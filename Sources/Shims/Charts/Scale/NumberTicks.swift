/// The marks of a numeric axis: multiples of 1, 2 or 5 times a power of ten.
struct NumberTicks: Equatable {
  /// The distance between marks, positive and finite.
  let step: Double

  /// The greatest number of marks.
  static let limit = 2000

  /// The difference between a number of steps and an integer that counts as a rounding error.
  private static let roundingError = 1e-9

  init(step: Double) {
    self.step = step.isFinite && step > 0 ? step : 1
  }

  /// The marks that a step may have more or fewer than wanted if both bounds are its multiples: a
  /// range that was rounded to a step keeps the marks at its ends.
  private static let valueOfExactBounds = 2.0

  /// Chooses the step whose number of marks in a range is the nearest to a wanted number.
  init(
    for range: ClosedRange<Double>, desiredCount: Int, minimumStep: Double = 0
  ) {
    let length = range.upperBound - range.lowerBound
    guard length.isFinite, length > 0 else {
      self.init(step: minimumStep > 0 ? minimumStep : 1)
      return
    }
    let wanted = Double(max(1, desiredCount))
    let power = deterministicPowerOfTen(
      deterministicDecimalLogarithm(length / wanted).rounded(.down) - 1)
    var best = (step: length, distance: Double.infinity)
    for factor in [1.0, 2, 5, 10, 20, 50, 100, 200] {
      let step = factor * power
      guard step >= minimumStep else { continue }
      let low = range.lowerBound / step, high = range.upperBound / step
      // Of two steps with equally near numbers of marks, the smaller leaves less empty space.
      let distance =
        abs(high - low + 1 - wanted)
        - (Self.isWhole(low) && Self.isWhole(high) ? Self.valueOfExactBounds : 0)
      if distance < best.distance { best = (step, distance) }
    }
    self.init(step: best.step)
  }

  private static func isWhole(_ number: Double) -> Bool {
    abs(number - number.rounded()) < roundingError
  }

  /// Returns the multiples of the step in a range; with `coversBounds`, also the next ones outside.
  func values(in range: ClosedRange<Double>, coversBounds: Bool = false) -> [Double] {
    let slack = Self.roundingError
    let low = range.lowerBound / step, high = range.upperBound / step
    let first = coversBounds ? (low + slack).rounded(.down) : (low - slack).rounded(.up)
    let last = coversBounds ? (high - slack).rounded(.up) : (high + slack).rounded(.down)
    guard first.isFinite, last.isFinite, first <= last, last - first < Double(Self.limit) else {
      return []
    }
    // Rounding up from just below zero gives −0, which formats show with its sign.
    return stride(from: first + 0, through: last, by: 1).map { multiple($0) }
  }

  /// Returns a range with bounds moved outwards to multiples of the step.
  func rounding(_ range: ClosedRange<Double>, lower: Bool, upper: Bool) -> ClosedRange<Double> {
    let values = values(in: range, coversBounds: true)
    guard let first = values.first, let last = values.last else { return range }
    let low = lower ? min(first, range.lowerBound) : range.lowerBound
    let high = upper ? max(last, range.upperBound) : range.upperBound
    return low...max(low, high)
  }

  /// The number of digits after the decimal point that distinguish the marks.
  var fractionDigits: Int {
    guard step < 1 else { return step == step.rounded() ? 0 : 1 }
    return min(12, Int((-deterministicDecimalLogarithm(step) - Self.roundingError).rounded(.up)))
  }

  /// Returns a multiple of the step.
  ///
  /// A small step is replaced by a division by its reciprocal, so that 3 · 0.1 is exactly 0.3.
  private func multiple(_ index: Double) -> Double {
    let reciprocal = (1 / step).rounded()
    let isWhole = step < 1 && abs(reciprocal * step - 1) < Self.roundingError
    return isWhole ? index / reciprocal : index * step
  }
}
