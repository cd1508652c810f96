import Foundation
import Testing

@testable import snap

struct MovedGoldensTests {
  private func pairs(of unused: [String: String], with new: [String: String]) -> [String] {
    let contents = unused.merging(new) { $1 }
    return MovedGoldens.pairs(of: Array(unused.keys), with: Array(new.keys)) {
      contents[$0].map { Data($0.utf8) }
    }.map { "\($0.old) \($0.new)" }
  }

  @Test func ofEqualPicturesAGoldenTakesTheOneOfItsName() {
    #expect(
      pairs(
        of: ["Card/First.png": "a", "Card/Preview.1.png": "a"],
        with: ["Kard/First.png": "a", "Kard/Preview.1.png": "a"])
        == ["Card/First.png Kard/First.png", "Card/Preview.1.png Kard/Preview.1.png"])
    #expect(
      pairs(of: ["a/x.png": "p", "a/z.png": "p"], with: ["b/a.png": "p", "b/x.png": "p"])
        == ["a/z.png b/a.png", "a/x.png b/x.png"])
  }

  @Test func aGoldenIsMovedOnce() {
    #expect(
      pairs(of: ["a/x.png": "p"], with: ["b/y.png": "p", "b/z.png": "p"]) == ["a/x.png b/y.png"])
    #expect(pairs(of: ["a/x.png": "p"], with: ["b/y.png": "q"]).isEmpty)
  }
}
