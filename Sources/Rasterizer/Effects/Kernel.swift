/// A normalized row of weights around a centre, shifted by a fraction of a sample.
struct Kernel {
  let reach: Int
  let weights: [Float]

  /// The variance up to which a kernel only shifts: the square of the invisible deviation.
  private static let leastVariance = 0.0025

  init(variance: Double, shift: Double) {
    if variance < Self.leastVariance {
      reach = 1
      weights = [0, Float(1 - shift), Float(shift)]
      return
    }
    reach = max(1, Int((GaussianBlur.extent * variance.squareRoot()).rounded(.up)))
    let exact = (-reach...reach).map { index -> Double in
      let distance = Double(index) - shift
      return exponential(-distance * distance / (2 * variance))
    }
    let sum = exact.reduce(0, +)
    weights = exact.map { Float($0 / sum) }
  }
}
