import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct EditableTextTests {
  private struct Editor: View {
    @State var text: String

    var body: some View { TextEditor(text: $text).probe("editor") }
  }

  /// The lines of a text of square glyphs of 17 points, whose editor is 95 points wide, so that a
  /// line has five of them.
  private func lines(_ screen: Screen) -> [CGRect] {
    lines(of: screen.fills(.primary))
  }

  private func lines(of fills: [CGRect]) -> [CGRect] {
    fills.map(\.rounded).filter { $0.height == 17 }.reduce(into: []) { lines, line in
      if !lines.contains(line) { lines.append(line) }
    }
  }

  @Test func longTextIsClippedInsteadOfTruncated() {
    let screen = Screen(95, 60) { Editor(text: "abcdefghijklmnopqrstuvwxyz") }
    #expect(lines(screen).map(\.minY) == [8, 25, 42, 59, 76, 93])
    #expect(lines(screen).first?.minX == 5)
    #expect(screen.frame("editor") == CGRect(0, 0, 95, 60))
    #expect(!screen.tree.contains("…"))
  }

  @Test func theCaretFollowsTheLastLine() throws {
    let screen = Screen(95, 100) { Editor(text: "abcdefg") }
    screen.tap(50, 50)
    screen.wait(0.1)
    let caret = try #require(carets(screen).first)
    #expect(caret.minX == 39)
    #expect(caret.maxY == 42)
    let empty = Screen(95, 100) { Editor(text: "") }
    empty.tap(50, 50)
    empty.wait(0.1)
    #expect(carets(empty).map(\.minX) == [5])
  }

  /// The text runs from left to right, whatever the direction of the layout.
  @Test func fromRightToLeftTheCaretIsAtTheEndOfTheText() throws {
    let screen = Screen(95, 100, direction: .rightToLeft) { Editor(text: "ab") }
    screen.tap(50, 50)
    screen.wait(0.1)
    #expect(lines(screen).map(\.maxX) == [90])
    #expect(carets(screen).map(\.minX) == [90])
    let field = Screen(90, 100, direction: .rightToLeft) {
      TextField("", text: .constant("ab")).padding(.horizontal, 20)
    }
    field.tap(50, 50)
    field.wait(0.1)
    #expect(carets(field).map(\.minX) == [70])
  }

  @Test func theEndOfALongTextIsVisibleWithTheFocus() throws {
    let screen = Screen(95, 60) { Editor(text: "abcdefghijklmnopqrstuvwxyz") }
    screen.tap(50, 30)
    screen.wait(0.1)
    #expect(lines(screen).last?.maxY == 52)
    #expect(carets(screen).map(\.maxY) == [52])
  }

  private func carets(_ screen: Screen) -> [CGRect] {
    screen.fills(.blue).map(\.rounded).filter { $0.width == 2 }
  }

  @Test func theBackgroundCanBeHidden() {
    let shown = Screen(95, 60) { Editor(text: "a") }
    #expect(shown.fills(.background) == [CGRect(0, 0, 95, 60)])
    let hidden = Screen(95, 60) { Editor(text: "a").scrollContentBackground(.hidden) }
    #expect(hidden.fills(.background) == [])
    let again = Screen(95, 60) {
      Editor(text: "a").scrollContentBackground(.visible).scrollContentBackground(.hidden)
    }
    #expect(again.fills(.background) == [CGRect(0, 0, 95, 60)])
  }

  private struct Field: View {
    @State var text: String

    var body: some View {
      TextField("Title", text: $text, axis: .vertical).textFieldStyle(.plain)
    }
  }

  @Test func lineLimitsBoundAVerticalField() {
    let text = "abcdefghijklmnopqrstuvwxyz"
    func height<V: View>(_ view: V) -> CGFloat {
      Screen(85, 300) { view.probe("field") }.frame("field").height.rounded()
    }
    #expect(height(Field(text: text)) == 102)
    #expect(height(Field(text: text).lineLimit(3)) == 51)
    #expect(height(Field(text: text).lineLimit(2...4)) == 68)
    #expect(height(Field(text: text).lineLimit(...2)) == 34)
    #expect(height(Field(text: text).lineLimit(8)) == 102)
  }

  @Test func aBoundedFieldShowsItsStartAndWithTheFocusItsEnd() {
    let screen = Screen(85, 51) { Field(text: "abcdefghijklmnopqrstuvwxyz").lineLimit(3) }
    // All six lines are drawn, and clipped after the third.
    #expect(screen.fills(.primary).last?.rounded.maxY == 102)
    screen.tap(40, 25)
    screen.wait(0.1)
    #expect(lines(screen).last?.maxY == 51)
  }
}

extension CGRect {
  /// The rectangle with whole numbers: the size of the body font is not exactly 17.
  fileprivate var rounded: CGRect {
    CGRect(minX.rounded(), minY.rounded(), width.rounded(), height.rounded())
  }
}
