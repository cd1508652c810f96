import Drawing
import DrawingTools
import Foundation
import Testing

struct LanczosTests {
  /// sinc(x) · sinc(x / 3).
  private func kernel(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if abs(x) >= 3 { return 0 }
    return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
  }

  /// A row of grays that rise and fall.
  private let row = (0..<24).map { Int(128 + 100 * sin(Double($0) * 0.7)) }

  private func image(_ values: [Int], height: Int = 1) -> DisplayImage {
    DisplayImage(
      width: values.count, height: height,
      pixels: (0..<height).flatMap { _ in
        values.flatMap { [UInt8($0), UInt8($0), UInt8($0), 255] }
      })
  }

  /// The gray at a position, in pixels from the centre of the first pixel.
  private func exact(_ center: Double, ratio: Double) -> Double {
    var sum = 0.0, weight = 0.0
    for place in Int((center - 3 * ratio).rounded(.down))...Int(center + 3 * ratio + 1) {
      let share = kernel((Double(place) - center) / ratio)
      sum += share * Double(row[max(0, min(row.count - 1, place))])
      weight += share
    }
    return max(0, min(255, sum / weight))
  }

  private func render(
    _ image: DisplayImage, _ width: Int, _ height: Int, _ kind: ImageInterpolation
  )
    throws -> Pixmap
  {
    try TestDrawing.render(
      .image(
        image, rect: CGRect(x: 0, y: 0, width: width, height: height), interpolation: kind,
        tint: nil), width: CGFloat(width), height: CGFloat(height))
  }

  @Test func enlargingMatchesTheKernel() throws {
    let picture = try render(image(row), 100, 4, .high)
    for x in 0..<100 {
      let center = (Double(x) + 0.5) * 24 / 100 - 0.5
      #expect(abs(Double(picture[x, 2].red) - exact(center, ratio: 1)) <= 1, "at \(x)")
    }
  }

  @Test func reducingMatchesTheWidenedKernel() throws {
    for (width, height) in [(11, 1), (7, 3)] {
      let picture = try render(image(row, height: 3), width, height, .high)
      for x in 0..<width {
        let ratio = 24 / Double(width)
        let center = (Double(x) + 0.5) * ratio - 0.5
        #expect(
          abs(Double(picture[x, 0].red) - exact(center, ratio: ratio)) <= 1, "\(x) of \(width)")
      }
    }
  }

  /// Stripes finer than a pixel: the low quality aliases, and the others produce their mean.
  @Test func qualitiesDifferForFineStripes() throws {
    let stripes = image((0..<96).map { $0 % 3 == 0 ? 255 : 0 }, height: 4)
    func reds(_ kind: ImageInterpolation) throws -> [Int] {
      let picture = try render(stripes, 30, 4, kind)
      return (4..<26).map { Int(picture[$0, 2].red) }
    }
    for kind in [ImageInterpolation.none, .low] {
      let reds = try reds(kind)
      #expect((reds.max() ?? 0) - (reds.min() ?? 0) > 150)
    }
    for kind in [ImageInterpolation.medium, .high] {
      #expect(try reds(kind).allSatisfy { abs($0 - 85) <= 12 })
    }
    #expect(try reds(.none).allSatisfy { $0 == 0 || $0 == 255 })

    let edge = image([0, 0, 0, 0, 200, 200, 200, 200])
    let low = try render(edge, 64, 2, .low), high = try render(edge, 64, 2, .high)
    #expect(try render(edge, 64, 2, .medium)[30, 1] == low[30, 1])
    #expect((0..<64).allSatisfy { low[$0, 1].red <= 200 })
    #expect((0..<64).contains { high[$0, 1].red > 205 }, "it overshoots a little beside the edge")
  }

  @Test func colorsDoNotExceedAlpha() throws {
    let edge = DisplayImage(
      width: 4, height: 1,
      pixels: [0, 0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0, 0, 0, 0])
    let picture = try render(edge, 40, 2, .high)
    for x in 0..<40 where picture[x, 1].alpha > 0 { #expect(picture[x, 1].red == 255) }
  }

  @Test func rotatedImagesAreSampled() throws {
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0)
    let turned = try TestDrawing.render(
      TestDrawing.group(
        .transform(turn),
        .image(
          image(row), rect: CGRect(x: 0, y: 0, width: 100, height: 4), interpolation: .high,
          tint: nil)), width: 4, height: 100)
    let plain = try render(image(row), 100, 4, .high)
    for x in 0..<100 { #expect(turned[1, x] == plain[x, 2]) }
  }
}
