import Examples
import Foundation
import LayoutDSL
import Render

/// Times two rows of 1,000 cards during seconds of drags, flings and waits: the plain row creates all
/// cards, and the list of `Examples` creates the visible ones.
@MainActor
func benchArticle() throws {
  func makeRow() throws -> ViewHost { try ViewHost(size: articleSize) { CardRow() } }
  try measure("article: plain row, first frame", on: {}) { try makeRow() }
  let row = try makeRow()
  var step = 0
  measure("article: plain row, scroll step") {
    step += 1
    row.scroll(to: CGPoint(x: step * 7 % 4_000, y: 0))
  }

  func makeList() throws -> ViewHost { try ViewHost(size: articleSize) { FaceShelf() } }
  try measure("article: list, first frame", on: {}) { try makeList() }
  try measure("article: list, script of 10 s", on: makeList) { $0.play(seconds: 10) }
  let list = try makeList()
  for seconds in [10.0, 100, 200] {
    list.play(seconds: seconds - list.time)
    print("article: list, after \(Int(list.time.rounded())) s: \(residentKilobytes()) kB")
  }
}

let articleSize = CGSize(width: 375, height: 220)

/// A plain row, which creates all its cards at once.
private struct CardRow: View {
  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<1_000, id: \.self) { index in
          FaceCard(index: index).frame(width: 150, height: 200).padding(10)
        }
      }
    }
  }
}

extension ViewHost {
  /// Repeats drags, flings and waits in both directions, moving forward overall.
  fileprivate func play(seconds: TimeInterval) {
    let end = time + seconds
    let (left, right) = (CGPoint(x: 40, y: 110), CGPoint(x: 340, y: 110))
    func wait(_ seconds: TimeInterval) {
      for _ in 0..<Int((seconds * 60).rounded()) { advance(by: 1.0 / 60) }
    }
    while time < end - 1e-6 {
      drag(from: right, to: left, duration: 0.5)
      fling(from: right, velocity: CGVector(dx: -3_000, dy: 0))
      wait(1.4)
      drag(from: left, to: right, duration: 0.4)
      fling(from: left, velocity: CGVector(dx: 1_500, dy: 0))
      wait(2.5)
    }
  }
}
