import CoreImage
import Testing

struct ConvolutionFiltersTests {
  private func vector(_ count: Int, _ index: Int, _ weight: CGFloat = 1) -> CIVector {
    (0..<count).map { $0 == index ? weight : 0 }.withUnsafeBufferPointer { numbers in
      numbers.baseAddress.map { CIVector(values: $0, count: count) } ?? CIVector(x: 0)
    }
  }

  @Test(arguments: [
    ("3X3", 9, 5, 1, 0), ("5X5", 25, 14, 2, 0), ("7X7", 49, 27, 3, 0),
    ("9Horizontal", 9, 8, 4, 0), ("9Vertical", 9, 8, 0, 4),
  ]) func aWeightSelectsANeighbour(
    name: String, count: Int, index: Int, x: Int, y: Int
  ) throws {
    for prefix in ["CIConvolution", "CIConvolutionRGB"] {
      let moved = FilterTools.ramp.applyingFilter(
        prefix + name, parameters: ["inputWeights": vector(count, index)])
      #expect(
        try FilterTools.pixel(moved, 50, 50)
          == FilterTools.pixel(FilterTools.ramp, 50 + x, 50 + y), "\(prefix)\(name)")
      let same = FilterTools.ramp.applyingFilter(prefix + name)
      #expect(try FilterTools.pixel(same, 50, 50) == FilterTools.pixel(FilterTools.ramp, 50, 50))
    }
    let lighter = FilterTools.ramp.applyingFilter(
      "CIConvolutionRGB\(name)",
      parameters: ["inputWeights": vector(count, count / 2, 0.5), "inputBias": 0.5])
    let grey = try FilterTools.pixel(FilterTools.ramp, 50, 50)[0]
    #expect(abs(try FilterTools.pixel(lighter, 50, 50)[0] - (grey + 255) / 2) <= 1)
  }
}
