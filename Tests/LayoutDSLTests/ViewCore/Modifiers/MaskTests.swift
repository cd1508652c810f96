import Foundation
import LayoutDSL
import Testing

@testable import Drawing
@testable import ViewCore

@MainActor
struct MaskTests {
  @Test func maskIsProposedTheSizeAndAligned() throws {
    let screen = Screen(20, 20) {
      Color.red.mask(alignment: .topLeading) { Color.black.frame(width: 5, height: 8) }
    }
    guard case .group(.mask(let stencil), let content) = screen.list.items.first,
      case .fill(let path, _, _) = stencil.items.first
    else { throw Unexpected() }
    #expect(path.boundingRect == CGRect(0, 0, 5, 8))
    #expect(content == Screen(20, 20) { Color.red }.list)
  }

  @Test func layoutStays() {
    let screen = Screen {
      Color.red.frame(width: 10, height: 10).mask(Color.black.frame(width: 50)).probe("view")
    }
    #expect(screen.frame("view") == CGRect(45, 45, 10, 10))
  }

  @Test func emptyMaskHidesAll() throws {
    let screen = Screen(20, 20) { Color.red.mask { EmptyView() } }
    guard case .group(.mask(let stencil), _) = screen.list.items.first else { throw Unexpected() }
    #expect(stencil.isEmpty)
  }
}

private struct Unexpected: Error {}
