import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct DrawingGroupTests {
  @Test func groupIsOneOffscreenLayer() {
    let plain = Screen(10, 10) { Color.red }.list
    let group = DisplayList(items: [.group(.opacity(1), plain)])
    #expect(Screen(10, 10) { Color.red.drawingGroup() }.list == group)
    #expect(Screen(10, 10) { Color.red.compositingGroup() }.list == group)
  }

  @Test func opaqueGroupHasABlackBackground() throws {
    let list = Screen(10, 10) { Color.red.frame(width: 2).drawingGroup(opaque: true) }.list
    guard case .group(_, let inner) = list.items.first,
      case .fill(let ground, .color(let color), _) = inner.items.first
    else { throw Unexpected() }
    #expect(ground.boundingRect == CGRect(4, 0, 2, 10))
    #expect(color == Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1))
    #expect(inner.items.count == 2)
  }
}

private struct Unexpected: Error {}
