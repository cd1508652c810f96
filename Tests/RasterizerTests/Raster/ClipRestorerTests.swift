import Drawing
import DrawingTools
import Foundation
import Testing

struct ClipRestorerTests {
  private let everything = TestDrawing.rect(-5, -5, 50, 50)

  private func clip(_ path: Path, eoFill: Bool = false, _ items: DisplayItem...) -> DisplayItem {
    .group(.clip(path, FillStyle(eoFill: eoFill)), DisplayList(items: items))
  }

  @Test func onlyTheInsideIsVisible() throws {
    let picture = try TestDrawing.render(
      clip(TestDrawing.rect(2, 3, 4, 5), TestDrawing.fill(everything)))
    #expect(picture == (try TestDrawing.render(TestDrawing.fill(TestDrawing.rect(2, 3, 4, 5)))))
  }

  @Test func edgeMatchesAFill() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 1.2, y: 1.7, width: 9, height: 9)))
    let clipped = try TestDrawing.render(
      clip(circle, TestDrawing.fill(everything, TestDrawing.red)), background: TestDrawing.white)
    let filled = try TestDrawing.render(
      TestDrawing.fill(circle, TestDrawing.red), background: TestDrawing.white)
    #expect(clipped == filled)
  }

  /// Clipping each item separately would let white show through at the edge.
  @Test func groupIsClippedAsAWhole() throws {
    let half = TestDrawing.rect(0.5, 0, 8, 12)
    let picture = try TestDrawing.render(
      clip(
        half, TestDrawing.fill(everything, TestDrawing.white),
        TestDrawing.fill(everything, TestDrawing.black)),
      background: TestDrawing.red)
    #expect(picture[0, 5] == Pixmap.Pixel(red: 127, green: 0, blue: 0))
  }

  @Test func nestedClipsIntersect() throws {
    let picture = try TestDrawing.render(
      clip(
        TestDrawing.rect(1, 1, 6, 10),
        clip(TestDrawing.rect(4, 0, 8, 7), TestDrawing.fill(everything)),
        TestDrawing.fill(TestDrawing.rect(0, 10, 12, 2))))
    for y in 0..<12 {
      for x in 0..<12 {
        let inner = (4..<7).contains(x) && (1..<7).contains(y)
        let outer = (1..<7).contains(x) && y == 10
        #expect(picture[x, y].alpha == (inner || outer ? 255 : 0), "(\(x), \(y))")
      }
    }
  }

  @Test func partialCoveragesMultiply() throws {
    let picture = try TestDrawing.render(
      clip(
        TestDrawing.rect(0.5, 0, 11, 12),
        clip(TestDrawing.rect(0, 0.5, 12, 11), TestDrawing.fill(everything))))
    #expect(picture[0, 0].alpha == 64)
    #expect(picture[0, 5].alpha == 128)
    #expect(picture[5, 5].alpha == 255)
  }

  @Test func evenOddClipsHaveHoles() throws {
    let frame = Path(
      storage: .elements(
        TestDrawing.rect(1, 1, 10, 10).elements + TestDrawing.rect(4, 4, 4, 4).elements))
    let picture = try TestDrawing.render(clip(frame, eoFill: true, TestDrawing.fill(everything)))
    #expect(picture.coveredArea == 84)
    #expect(picture[5, 5].alpha == 0)
  }

  @Test func clippedDrawingKeepsTheBackdrop() throws {
    let circle = Path(storage: .ellipse(CGRect(x: 2, y: 2, width: 8, height: 8)))
    let faint = TestDrawing.gray(40, opacity: 0.3)
    let beneath = TestDrawing.fill(TestDrawing.rect(0, 0, 12, 12), faint)
    let picture = try TestDrawing.render(beneath, clip(circle))
    #expect(picture == (try TestDrawing.render(beneath)))
  }
}
