import Drawing
import DrawingTools
import Foundation
import Testing

@testable import Vector

struct VectorPageBreaksTests {
  /// The heights of the parts of a page of 250 points on paper of 100, and the numbers of their items.
  private func parts(_ rows: [(y: CGFloat, height: CGFloat)]) -> [(height: CGFloat, items: Int)] {
    let items = rows.map { row in
      TestDrawing.fill(TestDrawing.rect(0, row.y, 50, row.height))
    }
    let page = VectorPage(DisplayList(items: items), size: CGSize(width: 50, height: 250))
    return page.pages(ofHeight: 100).map { page in
      guard case .group(.clip(let clip, _), let list)? = page.list.items.first,
        case .group(.transform, let content)? = list.items.first
      else { return (0, 0) }
      #expect(page.size == CGSize(width: 50, height: 100))
      return (clip.boundingRect.height, content.items.count)
    }
  }

  @Test func aPageEndsAboveAnItemThatItWouldCut() {
    let parts = parts([(0, 40), (90, 20), (120, 30)])
    #expect(parts.map(\.height) == [90, 100, 60])
    #expect(parts.map(\.items) == [1, 2, 0])
  }

  @Test func anItemOfMoreThanHalfAPageIsCut() {
    #expect(parts([(90, 60)]).map(\.height) == [100, 100, 50])
  }

  @Test func itemsThatLeaveNoPlaceAreCut() {
    let chain = (0..<20).map { (y: CGFloat($0) * 10, height: CGFloat(12)) }
    #expect(parts(chain).map(\.height).first == 100)
  }

  @Test func aPageThatFitsStaysWhole() {
    let page = VectorPage(DisplayList(), size: CGSize(width: 50, height: 100))
    #expect(page.pages(ofHeight: 100).count == 1)
    #expect(page.pages(ofHeight: 0).count == 1)
  }

  @Test func aLinkIsOnItsPage() throws {
    let url = try #require(URL(string: "https://example.com"))
    let link = VectorPage.Link(frame: CGRect(x: 5, y: 120, width: 10, height: 20), url: url)
    let page = VectorPage(
      DisplayList(), size: CGSize(width: 50, height: 200), links: [link])
    let pages = page.pages(ofHeight: 100)
    #expect(pages[0].links.isEmpty)
    #expect(pages[1].links.map(\.frame) == [CGRect(x: 5, y: 20, width: 10, height: 20)])
  }
}
