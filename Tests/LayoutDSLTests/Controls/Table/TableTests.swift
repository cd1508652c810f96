import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TableTests {
  @Test func aTableHasAHeaderAndARowForEachValue() {
    let screen = Screen(400, 400) { PeopleTable() }
    let ages = ["Ada", "Bob", "Cyd"].map { screen.frame("age \($0)") }
    #expect(ages.map(\.width) == [60, 60, 60])
    #expect(ages[0].minY < ages[1].minY && ages[1].minY < ages[2].minY)
    #expect(screen.frames("picture").map(\.width) == [80, 80, 80])
    #expect(screen.frames("picture")[0].minX == ages[0].maxX + TableRowLayout.spacing)
    let without = Screen(400, 400) { PeopleTable(headers: .hidden) }
    #expect(without.frame("age Ada").minY < ages[0].minY)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aCompactTableIsAListOfItsFirstColumn() {
    struct Compact: View {
      var body: some View {
        Table(Person.samples) {
          TableColumn("Age") { Color.red.frame(height: 20).probe("age \($0.name)") }
          TableColumn("Picture") { _ in Color.blue.probe("picture") }
        }
        .environment(\.horizontalSizeClass, .compact)
      }
    }
    let screen = Screen(400, 400) { Compact() }
    #expect(screen.frame("age Ada").width == 360)
    #expect(screen.frame("age Ada").minY < 20)
    #expect(screen.frames("picture") == [])
  }

  @Test func rowsCanBeWrittenOneByOne() {
    struct Rows: View {
      let hasLast: Bool

      var body: some View {
        Table(of: Person.self) {
          TableColumn("Age") { Color.red.frame(height: 20).probe("age \($0.name)") }
        } rows: {
          TableRow(Person.samples[2])
          ForEach(Person.samples.prefix(1)) { TableRow($0) }
          if hasLast { TableRow(Person.samples[1]) }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let screen = Screen(400, 400) { Rows(hasLast: true) }
    let positions = ["Cyd", "Ada", "Bob"].map { screen.frame("age \($0)").minY }
    #expect(positions == positions.sorted() && Set(positions).count == 3)
    #expect(Screen(400, 400) { Rows(hasLast: false) }.frame("age Bob") == .null)
  }

  @Test func rowsWithChildrenExpand() {
    struct Tree: View {
      let people = [Person(name: "Ada", age: 1, friends: [Person(name: "Bob", age: 2)])]

      var body: some View {
        Table(people, children: \.friends) {
          TableColumn("Age") { Color.red.frame(height: 20).probe("age \($0.name)") }
        }
        .environment(\.horizontalSizeClass, .regular)
      }
    }
    let screen = Screen(400, 400) { Tree() }
    #expect(screen.frame("age Bob") == .null)
    screen.tap(screen.frame("age Ada").midX, screen.frame("age Ada").midY)
    screen.advance(by: 1)
    #expect(screen.frame("age Bob").minY > screen.frame("age Ada").maxY)
  }
}
