import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

private struct Person: Identifiable {
  var name: String
  var age: Int
  var friends: [Person]?
  var id: String { name }
}

@MainActor struct TableTests {
  private static let people = [
    Person(name: "Ada", age: 36), Person(name: "Bob", age: 20), Person(name: "Cyd", age: 50),
  ]

  private struct People: View {
    var isRegular = true
    var headers = Visibility.automatic
    @State private var order: [KeyPathComparator<Person>] = []
    @State private var selection: Set<String> = []

    var body: some View {
      Table(people.sorted(using: order), selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { person in
          Color.red.frame(height: 20).probe("age \(person.name)")
        }
        .width(60)
        TableColumn("Picture") { _ in Color.blue.frame(height: 20).probe("picture") }
          .width(max: 80)
      }
      .tableColumnHeaders(headers)
      .environment(\.horizontalSizeClass, isRegular ? .regular : .compact)
    }

    private var people: [Person] { TableTests.people }
  }

  @Test func columnsShareTheRowWithinTheirLimits() {
    let limits: [TableRowLayout.Limits] = [
      .init(least: 10, most: .infinity), .init(least: 60, most: 60), .init(least: 10, most: 80),
      .init(least: 200, most: 300),
    ]
    let layout = TableRowLayout(limits: limits)
    #expect(layout.widths(in: 548) == [160, 60, 80, 200])
    #expect(layout.widths(in: 1048) == [560, 60, 80, 300])
    // The least widths are kept in a row that is too narrow for them.
    #expect(layout.widths(in: 0) == [10, 60, 10, 200])
    #expect(TableRowLayout(limits: []).widths(in: 100) == [])
  }

  @Test func aTableHasAHeaderAndARowForEachValue() {
    let screen = Screen(400, 400) { People() }
    let ages = ["Ada", "Bob", "Cyd"].map { screen.frame("age \($0)") }
    #expect(ages.map(\.width) == [60, 60, 60])
    #expect(ages[0].minY < ages[1].minY && ages[1].minY < ages[2].minY)
    #expect(screen.frames("picture").map(\.width) == [80, 80, 80])
    #expect(screen.frames("picture")[0].minX == ages[0].maxX + TableRowLayout.spacing)
    let without = Screen(400, 400) { People(headers: .hidden) }
    #expect(without.frame("age Ada").minY < ages[0].minY)
    #expect(screen.graph.diagnostics == [])
  }

  @Test func aTapOnAHeaderSortsAndAnotherOneReverses() {
    let screen = Screen(400, 400) { People() }
    let header = CGPoint(x: screen.frame("age Ada").midX, y: screen.frame("age Ada").minY - 25)
    screen.tap(header.x, header.y)
    #expect(screen.frame("age Bob").minY < screen.frame("age Ada").minY)
    #expect(screen.frame("age Ada").minY < screen.frame("age Cyd").minY)
    screen.tap(header.x, header.y)
    #expect(screen.frame("age Bob").minY > screen.frame("age Ada").minY)
    #expect(screen.frame("age Ada").minY > screen.frame("age Cyd").minY)
  }

  @Test func aComparatorOfThePathOfAColumnIsItsOrder() {
    var order = [KeyPathComparator(\Person.name, order: .reverse)]
    let sort = TableSort(Binding(get: { order }, set: { order = $0 }))
    let name = TableColumn<Person, KeyPathComparator<Person>, Text, Text>("Name", value: \.name)
    let age = TableColumn<Person, KeyPathComparator<Person>, Text, Text>("Age", value: \.age) {
      Text("\($0.age)")
    }
    let comparators = (name.parts + age.parts).compactMap(\.comparator)
    #expect(comparators.map { sort.order($0) } == [.reverse, nil])
    sort.toggle(comparators[1])
    #expect(comparators.map { sort.order($0) } == [nil, .forward])
    #expect(order.count == 2)
  }

  @Test func aCompactTableIsAListOfItsFirstColumn() {
    struct Compact: View {
      var body: some View {
        Table(TableTests.people) {
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
          TableRow(TableTests.people[2])
          ForEach(TableTests.people.prefix(1)) { TableRow($0) }
          if hasLast { TableRow(TableTests.people[1]) }
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
