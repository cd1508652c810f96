import Foundation
import LayoutDSL
import Testing

@testable import Render

struct ClipRestorerTests {
  private let everything = Drawing.rect(-5, -5, 50, 50)

  private func clip(_ path: Path, eoFill: Bool = false, _ items: DisplayItem...) -> DisplayItem {
    .group(.clip(path, FillStyle(eoFill: eoFill)), DisplayList(items: items))
  }

  @Test func onlyTheInsideIsVisible() throws {
    let picture = try Drawing.render(clip(Drawing.rect(2, 3, 4, 5), Drawing.fill(everything)))
    #expect(picture == (try Drawing.render(Drawing.fill(Drawing.rect(2, 3, 4, 5)))))
  }

  @Test func edgeMatchesAFill() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 1.2, y: 1.7, width: 9, height: 9)))
    let clipped = try Drawing.render(
      clip(circle, Drawing.fill(everything, Drawing.red)), background: Drawing.white)
    let filled = try Drawing.render(
      Drawing.fill(circle, Drawing.red), background: Drawing.white)
    #expect(clipped == filled)
  }

  /// Clipping each item separately would let white show through at the edge.
  @Test func groupIsClippedAsAWhole() throws {
    let half = Drawing.rect(0.5, 0, 8, 12)
    let picture = try Drawing.render(
      clip(half, Drawing.fill(everything, Drawing.white), Drawing.fill(everything, Drawing.black)),
      background: Drawing.red)
    #expect(picture[0, 5] == Pixmap.Pixel(red: 127, green: 0, blue: 0))
  }

  @Test func nestedClipsIntersect() throws {
    let picture = try Drawing.render(
      clip(
        Drawing.rect(1, 1, 6, 10),
        clip(Drawing.rect(4, 0, 8, 7), Drawing.fill(everything)),
        Drawing.fill(Drawing.rect(0, 10, 12, 2))))
    for y in 0..<12 {
      for x in 0..<12 {
        let inner = (4..<7).contains(x) && (1..<7).contains(y)
        let outer = (1..<7).contains(x) && y == 10
        #expect(picture[x, y].alpha == (inner || outer ? 255 : 0), "(\(x), \(y))")
      }
    }
  }

  @Test func partialCoveragesMultiply() throws {
    let picture = try Drawing.render(
      clip(
        Drawing.rect(0.5, 0, 11, 12), clip(Drawing.rect(0, 0.5, 12, 11), Drawing.fill(everything))))
    #expect(picture[0, 0].alpha == 64)
    #expect(picture[0, 5].alpha == 128)
    #expect(picture[5, 5].alpha == 255)
  }

  @Test func evenOddClipsHaveHoles() throws {
    let frame = Path(
      storage: .elements(Drawing.rect(1, 1, 10, 10).elements + Drawing.rect(4, 4, 4, 4).elements))
    let picture = try Drawing.render(clip(frame, eoFill: true, Drawing.fill(everything)))
    #expect(picture.coveredArea == 84)
    #expect(picture[5, 5].alpha == 0)
  }

  @Test func clippedDrawingKeepsTheBackdrop() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 2, y: 2, width: 8, height: 8)))
    let faint = Drawing.gray(40, opacity: 0.3)
    let beneath = Drawing.fill(Drawing.rect(0, 0, 12, 12), faint)
    let picture = try Drawing.render(beneath, clip(circle))
    #expect(picture == (try Drawing.render(beneath)))
  }
}
