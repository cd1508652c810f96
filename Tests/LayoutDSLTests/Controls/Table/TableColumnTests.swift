import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import ViewCore

@MainActor struct TableColumnTests {
  @Test func aTapOnAHeaderSortsAndAnotherOneReverses() {
    let screen = Screen(400, 400) { PeopleTable() }
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
}
