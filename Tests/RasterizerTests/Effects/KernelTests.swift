import CKernels
import Testing

@testable import Rasterizer

/// Every kernel must produce the same bits as its plain counterpart.
struct KernelTests {
  private struct Generator {
    var state: UInt64

    mutating func next() -> UInt32 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt32(truncatingIfNeeded: state >> 32)
    }

    /// Full and empty coverage, isolated and in rows, beside all other values.
    mutating func coverage(_ count: Int) -> [UInt8] {
      var row: [UInt8] = []
      while row.count < count {
        let kind = next() % 4
        let value = kind == 0 ? 0 : kind == 1 ? 255 : UInt8(next() % 256)
        row += [UInt8](repeating: value, count: 1 + Int(next() % 6))
      }
      return Array(row.prefix(count))
    }

    /// A premultiplied pixel, often opaque or transparent.
    mutating func pixel(isOpaque: Bool? = nil) -> UInt32 {
      let kind = next() % 4
      var alpha = kind == 0 ? 0 : kind == 1 ? 255 : next() % 256
      if let isOpaque { alpha = isOpaque ? 255 : next() % 255 }
      return next() % (alpha + 1) | next() % (alpha + 1) << 8 | next() % (alpha + 1) << 16
        | alpha << 24
    }

    mutating func pixels(_ count: Int) -> [UInt32] { (0..<count).map { _ in pixel() } }
  }

  private static let counts = [0, 1, 3, 4, 5, 7, 8, 9, 31, 64, 333]

  @Test(arguments: counts)
  func colorsAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 7)
    for _ in 0..<20 {
      let start = generator.pixels(count), mask = generator.coverage(count)
      let opaque = generator.pixel(isOpaque: true), clear = generator.pixel(isOpaque: false)
      let part = generator.next() % 256
      func agree(_ kernel: (inout [UInt32]) -> Void, _ plain: (inout [UInt32]) -> Void) {
        var first = start, second = start
        kernel(&first)
        plain(&second)
        #expect(first == second)
      }
      agree({ fillPixels(&$0, count, clear) }, { PlainLoops.fillPixels(&$0, count, clear) })
      agree({ blendColor(&$0, count, clear) }, { PlainLoops.blendColor(&$0, count, clear) })
      agree(
        { mixColor(&$0, count, opaque, part) }, { PlainLoops.mixColor(&$0, count, opaque, part) })
      agree(
        { mixColorMask(&$0, mask, count, opaque) },
        { PlainLoops.mixColorMask(&$0, mask, count, opaque) })
      agree(
        { blendColorMask(&$0, mask, count, clear) },
        { PlainLoops.blendColorMask(&$0, mask, count, clear) })
    }
  }

  @Test func runsAgree() {
    var generator = Generator(state: 3)
    for _ in 0..<60 {
      let start = generator.pixels(100), mask = generator.coverage(100)
      var runs: [Int32] = [], x = 7
      while x < 90 {
        let count = 1 + Int(generator.next() % 17)
        let kind = generator.next() % 3
        let value = kind == 0 ? maskRun : kind == 1 ? 255 : Int32(1 + generator.next() % 254)
        runs += [Int32(x), Int32(min(count, 107 - x)), value]
        x += count + Int(generator.next() % 9)
      }
      for color in [generator.pixel(isOpaque: true), generator.pixel(isOpaque: false)] {
        var first = start, second = start
        paintRuns(&first, runs, runs.count / 3, mask, 7, color)
        PlainLoops.paintRuns(&second, runs, runs.count / 3, mask, 7, color)
        #expect(first == second)
      }
    }
  }

  @Test(arguments: counts)
  func rowsAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 99)
    for _ in 0..<20 {
      let start = generator.pixels(count), source = generator.pixels(count)
      let mask = generator.coverage(count), part = generator.next() % 256
      func agree(_ kernel: (inout [UInt32]) -> Void, _ plain: (inout [UInt32]) -> Void) {
        var first = start, second = start
        kernel(&first)
        plain(&second)
        #expect(first == second)
      }
      for part in [part, 255] {
        agree(
          { blendRow(&$0, source, count, part) }, { PlainLoops.blendRow(&$0, source, count, part) })
      }
      agree(
        { blendRowMask(&$0, source, mask, count) },
        { PlainLoops.blendRowMask(&$0, source, mask, count) })
      agree(
        { restoreRow(&$0, source, mask, count) },
        { PlainLoops.restoreRow(&$0, source, mask, count) })
    }
  }

  @Test(arguments: counts)
  func imageKernelsAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 11)
    for _ in 0..<20 {
      let start = generator.pixels(count)
      var first = start, second = start
      premultiply(&first, count)
      PlainLoops.premultiply(&second, count)
      #expect(first == second)
      for index in start.indices where generator.next() % 40 == 0 { second[index] ^= 1 << 24 }
      var places = [Int32](repeating: -1, count: count)
      let found = listDifferences(first, second, count, &places)
      #expect(places.prefix(found).map { Int($0) } == PlainLoops.differences(first, second))
    }
  }

  @Test(arguments: counts)
  func gradientsAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 5)
    let start = (0..<4).map { _ in Int32(50 + generator.next() % 150) << 22 }
    let step = (0..<4).map { _ in Int32(generator.next() % 400_000) - 200_000 }
    var first = [UInt32](repeating: 0, count: count), second = first
    fillRamp(
      &first, count, start[0], start[1], start[2], start[3], step[0], step[1], step[2], step[3])
    PlainLoops.fillRamp(&second, count, start, step)
    #expect(first == second)
    let table = (0..<1024).map { _ in generator.next() }
    for step in [1 << 24, 123_456, -45_678, 0] {
      lookUp(&first, count, table, 500 << 24, step)
      PlainLoops.lookUp(&second, count, table, 500 << 24, step)
      #expect(first == second)
    }
  }

  @Test(arguments: counts)
  func blursAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 1)
    let numbers = (0..<count * 9 + 40).map { _ in Float(generator.next() % 30_000) / 100 }
    let weights = (0..<9).map { _ in Float(generator.next() % 1000) / 4000 }
    for stride in [1, 4, count] {
      var first = [Float](repeating: 5, count: count), second = first
      convolve(&first, count, numbers, stride, weights, 9)
      PlainLoops.convolve(&second, count, numbers, stride, weights)
      #expect(first == second)
    }
    for channels in [1, 4] {
      for step in [1 << 24, 1 << 22, 1 << 21] {
        var first = [UInt8](repeating: 5, count: count * channels), second = first
        enlargeRow(&first, count, channels, numbers, 12_345_678, step)
        PlainLoops.enlargeRow(&second, count, channels, numbers, 12_345_678, step)
        #expect(first == second)
      }
    }
  }

  @Test(arguments: counts)
  func shadowsAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 2)
    let profile = (0..<count + 40).map { _ in Float(generator.next() % 1100) / 1000 - 0.05 }
    let missing = (0..<count + 40).map { _ in Float(generator.next() % 500) / 1000 }
    var first = [UInt8](repeating: 5, count: count), second = first
    shadeRow(&first, count, profile, 0.87, missing)
    PlainLoops.shadeRow(&second, count, profile, 0.87, missing)
    #expect(first == second)
    for (position, step) in [(3 << 20, 1 << 23), ((count + 7) << 24, -(1 << 24)), (9 << 24, 0)] {
      var first = profile, second = profile
      addInterpolated(&first, count, missing, position, step)
      PlainLoops.addInterpolated(&second, count, missing, position, step)
      #expect(first == second)
    }
  }

  @Test(arguments: [false, true], [false, true])
  func sweepsAgree(isEvenOdd: Bool, isAntialiased: Bool) {
    var generator = Generator(state: 11)
    for width in [1, 4, 60, 61, 700] {
      for _ in 0..<40 {
        let stride = (width + 2 + 3) & ~3, wordCount = (stride / 4 + 63) / 64
        var cells = [Int32](repeating: 0, count: wordCount * 256)
        var words = [UInt64](repeating: 0, count: wordCount)
        for _ in 0..<1 + generator.next() % 9 {
          let cell = Int(generator.next()) % width
          cells[cell] += Int32(generator.next() % 262_144) - 131_072
          words[cell / 256] |= 1 << UInt64(cell / 4 % 64)
        }
        var otherCells = cells, otherWords = words
        var mask = [UInt8](repeating: 0, count: stride), otherMask = mask
        var runs = [Int32](repeating: 0, count: stride * 3), otherRuns = runs
        let count = sweepCells(
          &cells, &words, wordCount, width, 5, isEvenOdd, isAntialiased, &mask, &runs)
        let otherCount = PlainLoops.sweepCells(
          &otherCells, &otherWords, wordCount, width, 5, isEvenOdd, isAntialiased, &otherMask,
          &otherRuns)
        #expect(count == otherCount && runs == otherRuns && mask == otherMask)
        #expect(cells == otherCells && words == otherWords && cells.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test(arguments: counts)
  func resamplingAndFrostAgree(count: Int) {
    var generator = Generator(state: UInt64(count) + 11)
    let shades = (0...1020).map { _ in
      Int32(truncatingIfNeeded: Int(generator.next() % 30_000_000) - 9_000_000)
    }
    for _ in 0..<5 {
      let start = generator.pixels(count), nothing = generator.pixel()
      let factor = Int32(generator.next() % 200_000)
      var first = start, second = start
      frostPixels(&first, count, factor, shades, nothing)
      PlainLoops.frostPixels(&second, count, factor, shades, nothing)
      #expect(first == second)

      let (width, height) = (7, 5)
      let picture = generator.pixels(width * height)
      func weights(_ count: Int) -> [Int32] {
        (0..<count).map { _ in Int32(generator.next() % 5_000) - 800 }
      }
      let table = weights(256 * 6)
      let place = Int(generator.next() % 4096) << 16, step = Int(generator.next() % 65536) << 10
      sampleLanczos(&first, count, picture, width, height, place, -place, step, -step, table)
      PlainLoops.sampleLanczos(
        &second, count, picture, width, height, place, -place, step, -step, table)
      #expect(first == second)

      for place in [0, -5, 0.5, -3.25, 2.498, .nan, .infinity, 1e300, Double(count)] {
        let share = Double(generator.next() % 1000) / 300
        for (step, other) in [(1, 0), (share, 0), (-share, share / 3), (.infinity, -1e300)] {
          // Rows between two of the picture, and rows of the picture.
          for row in [share, 1.5] {
            sampleBilinear(&first, count, 3, picture, width, height, place, row, step, other)
            PlainLoops.sampleBilinear(
              &second, count, 3, picture, width, height, place, row, step, other)
            #expect(first == second)
          }
        }
      }

      let starts = (0..<count).map { _ in Int32(generator.next() % 21) }
      for (weightStep, taps) in [(3, 3), (0, 2)] {
        let weights = weights(3 * count + 3)
        resampleRow(&first, count, picture, starts, 7, weights, weightStep, taps)
        PlainLoops.resampleRow(&second, count, picture, starts, 7, weights, weightStep, taps)
        #expect(first == second)
      }
    }
  }
}
