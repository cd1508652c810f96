import CoreTransferable
import Foundation
import LayoutDSL
import Testing
import UniformTypeIdentifiers

@testable import Drawing
@testable import SystemIntegration
@testable import ViewCore

@MainActor struct CarriedValuesTests {
  private let journal = Journal()

  /// A view at the top from which a text is dragged, and two below it that take texts.
  private struct Board<Preview: View>: View {
    let journal: Journal
    var isScrolled = false
    let preview: Preview

    var body: some View {
      VStack(spacing: 0) {
        if isScrolled { ScrollView { source.frame(height: 300, alignment: .top) } } else { source }
        target("first", .blue)
        target("second", .green)
      }
      .frame(width: 100, height: 300, alignment: .top)
    }

    private var source: some View {
      Color.red.frame(width: 100, height: 100).onTapGesture { journal.note("tap") }
        .draggable("text") { preview }
    }

    private func target(_ name: String, _ color: Color) -> some View {
      color.frame(width: 100, height: 100)
        .dropDestination(for: String.self) { items, place in
          journal.note("\(name) takes \(items) at \(Int(place.x)), \(Int(place.y))")
          return true
        } isTargeted: {
          journal.note("\(name) \($0)")
        }
    }
  }

  private func screen(isScrolled: Bool = false) -> Screen {
    Screen(100, 300) {
      Board(
        journal: journal, isScrolled: isScrolled,
        preview: Color.yellow.frame(width: 20, height: 10).probe("preview"))
    }
  }

  @Test func aRestedFingerDropsAValueOnTheViewBelowIt() {
    let screen = screen()
    screen.down(50, 50)
    screen.wait(0.5)
    for y in stride(from: 60.0, through: 250, by: 10) { screen.move(50, y) }
    #expect(journal.take() == ["first true", "first false", "second true"])
    screen.up(50, 250)
    #expect(journal.take() == ["second takes [\"text\"] at 50, 50", "second false"])
  }

  @Test func aFingerThatDoesNotRestDropsNothing() {
    let screen = screen()
    screen.down(50, 50)
    for y in stride(from: 60.0, through: 250, by: 10) { screen.move(50, y) }
    screen.up(50, 250)
    screen.tap(50, 50)
    #expect(journal.take() == ["tap"])
  }

  @Test func aValueInAScrollViewIsDraggedInsteadOfTheContent() {
    let screen = screen(isScrolled: true)
    screen.down(50, 50)
    screen.wait(0.6)
    for y in stride(from: 60.0, through: 150, by: 10) { screen.move(50, y) }
    screen.up(50, 150)
    #expect(journal.take().last == "first false")
  }

  @Test func thePreviewFollowsTheFinger() {
    let screen = screen()
    func previews() -> [CGRect] { screen.fills(of: .yellow) }
    screen.down(50, 50)
    screen.wait(0.5)
    #expect(previews().isEmpty)
    screen.move(50, 150)
    #expect(previews() == [CGRect(40, 145, 20, 10)])
    screen.up(50, 150)
    #expect(previews().isEmpty)
  }

  @Test func aViewWithoutAPreviewIsItsOwn() {
    let screen = Screen(100, 100) {
      Color.red.frame(width: 20, height: 20).draggable("a")
    }
    screen.down(45, 50)
    screen.wait(0.5)
    screen.move(75, 50)
    #expect(screen.fills(of: .red) == [CGRect(40, 40, 20, 20), CGRect(70, 40, 20, 20)])
  }

  /// Writes down what it is asked.
  private struct Delegate: DropDelegate {
    let journal: Journal

    func validateDrop(info: DropInfo) -> Bool {
      journal.note("valid")
      return true
    }
    func dropEntered(info: DropInfo) { journal.note("enter") }
    func dropExited(info: DropInfo) { journal.note("exit") }
    func performDrop(info: DropInfo) -> Bool {
      journal.note("drop \(info.itemProviders(for: [.plainText]).count)")
      return true
    }
  }

  @Test func aDelegateIsToldThatADragEntersAndLeaves() {
    let screen = Screen(100, 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 100).onDrag { NSItemProvider(object: "a" as NSString) }
        Color.blue.frame(height: 50).onDrop(of: [.plainText], delegate: Delegate(journal: journal))
        Color.green.frame(height: 50)
      }
    }
    screen.down(50, 50)
    screen.wait(0.5)
    for y in [80.0, 120, 180, 125] { screen.move(50, y) }
    #expect(journal.take() == ["valid", "enter", "exit", "valid", "enter"])
    screen.up(50, 125)
    #expect(journal.take() == ["drop 1"])
  }

  @Test func aShapeForPreviewsCutsOffTheirCorners() {
    let screen = Screen(100, 100) {
      Color.red.frame(width: 20, height: 20).contentShape(.dragPreview, Circle()).draggable("a")
    }
    screen.down(50, 50)
    screen.wait(0.5)
    screen.move(80, 50)
    let clips = screen.list.items.flatMap(\.clips)
    #expect(clips.contains(Path(ellipseIn: CGRect(70, 40, 20, 20))))
  }
}

extension DisplayItem {
  /// The paths to which the item and those in it are clipped.
  fileprivate var clips: [Path] {
    guard case .group(let effect, let list) = self else { return [] }
    let inner = list.items.flatMap(\.clips)
    if case .clip(let path, _) = effect { return [path] + inner }
    return inner
  }
}
