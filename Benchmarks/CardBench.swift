import Drawing
import Foundation
import LayoutDSL
import Render

/// An Open Graph card of 1200 × 630 pixels, with a text that is different for each number.
private struct OpenGraphCard: View {
  let number: Int
  let picture: Image

  var body: some View {
    HStack(spacing: 48) {
      VStack(alignment: .leading, spacing: 16) {
        Text("Article \(number)").font(.system(size: 28, weight: .medium)).opacity(0.7)
        Text("Layouts turned into pictures, \(number) times").font(.system(size: 64, weight: .bold))
        Spacer()
        Text("example.com · \(number % 12 + 1) minutes").font(.system(size: 28))
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      picture.resizable().scaledToFill().frame(width: 360, height: 360)
        .clipShape(RoundedRectangle(cornerRadius: 32))
        .shadow(color: .black.opacity(0.4), radius: 24, y: 12)
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [.indigo, .purple], startPoint: .topLeading, endPoint: .bottomTrailing))
  }
}

/// Times cards as a server draws them: each is a new view; fonts, glyphs and the picture are cached.
///
/// The last line records on the main actor and draws on all processors.
@MainActor
func benchCards() throws {
  let pixels = DisplayImage(
    width: 720, height: 720,
    pixels: (0..<720 * 720 * 4).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 >> 5) })
  let photograph = Image(
    bitmap: ResolvedImage(image: pixels, size: CGSize(width: 720, height: 720)))
  func record(_ number: Int) throws -> RecordedPicture {
    try ImageRenderer(content: OpenGraphCard(number: number, picture: photograph)).record()
  }
  var number = 0
  func next() -> Int {
    number += 1
    return number
  }
  try measure("cards: record", on: {}) { try record(next()) }
  try measure("cards: pixels, all cores", on: {}, clock: CLOCK_PROCESS_CPUTIME_ID) {
    try record(next()).pixmap()
  }
  try measure("cards: PNG, all cores", on: {}, clock: CLOCK_PROCESS_CPUTIME_ID) {
    try record(next()).pngData()
  }
  let count = 200
  let serial = try rate(of: count) {
    for _ in 0..<count { _ = try record(next()).pngData() }
  }
  let concurrent = try rate(of: count) {
    let group = DispatchGroup()
    let places = DispatchSemaphore(value: 8)
    for _ in 0..<count {
      let picture = try record(next())
      places.wait()
      DispatchQueue.global().async(group: group) {
        _ = try? picture.pngData()
        places.signal()
      }
    }
    group.wait()
  }
  print("cards: \(Int(serial)) a second one after another, \(Int(concurrent)) at the same time")
}

private func rate(of count: Int, _ work: () throws -> Void) rethrows -> Double {
  let start = ContinuousClock.now
  try work()
  return Double(count) / ((ContinuousClock.now - start) / .seconds(1))
}
