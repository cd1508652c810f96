import Foundation
import LayoutDSL
import Render
import SnapshotTesting
import Testing

/// A box that moves to the right in a second, and boxes to scroll.
private struct Film: View {
  @State private var isOver = false
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 20).offset(x: isOver ? 20 : 0)
        (count == 0 ? Color.blue : Color.green).frame(height: 40)
          .onTapGesture { count += 1 }
        Color.black.frame(height: 100)
      }
    }
    .onAppear { withAnimation(.linear(duration: 1)) { isOver = true } }
  }
}

@MainActor @Suite struct FramesTests {
  private let layout = SwiftUISnapshotLayout.fixed(width: 40, height: 60)

  @Test func instantsAreCells() throws {
    let strategy: Snapshotting<Film, ContactSheet> = .frames(at: [1, 0, 0.5, 2], layout: layout)
    let sheet = try strategy.snapshot(Film()).wait()
    // The last frame is that of the end of the animation.
    #expect(sheet.names == [["0 s"], ["0.5 s"], ["1 s", "2 s"]])
    #expect(sheet.picture.width == 3 * 40 + 4 * 8)
    #expect(sheet.picture.height == 60 + 2 * 16 + 2 * 8)
  }

  @Test func offsetsAreCells() throws {
    let strategy: Snapshotting<Film, ContactSheet> = .frames(
      scrolledTo: [.zero, CGPoint(x: 0, y: 30)], layout: layout)
    #expect(try strategy.snapshot(Film()).wait().names == [["(0, 0)"], ["(0, 30)"]])
  }

  @Test func aScriptTakesPictures() throws {
    let strategy: Snapshotting<Film, ContactSheet> = .script(layout: layout) { screen, shot in
      try shot("before")
      screen.tap(at: CGPoint(x: 20, y: 30))
      try shot("after")
    }
    #expect(try strategy.snapshot(Film()).wait().names == [["before"], ["after"]])
    let empty: Snapshotting<Film, ContactSheet> = .script { _, _ in }
    #expect(throws: (any Error).self) { try empty.snapshot(Film()).wait() }
  }

  @Test func aFailureNamesTheCells() throws {
    func sheet(_ instants: [TimeInterval]) throws -> ContactSheet {
      try Snapshotting<Film, ContactSheet>.frames(at: instants, layout: layout)
        .snapshot(Film()).wait()
    }
    let diffing = Diffing<ContactSheet>.sheet
    let expected = try diffing.fromData(diffing.toData(sheet([0, 0.5])))
    #expect(try diffing.diffV2(expected, sheet([0, 0.5])) == nil)
    let message = try #require(try diffing.diffV2(expected, sheet([0, 0.6]))?.0)
    #expect(message.hasPrefix("cells  1 differ: 0.6 s\npixels  "))
  }
}
