import AppIntents
import CoreSpotlight
import Foundation
import Testing

private enum Size: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Size", synonyms: ["Cup"])
  static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", image: .init(systemName: "cup")),
  ]
}

private struct Drink: IndexedEntity {
  struct Search: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Drink] { [] }
    func entities(matching string: String) async throws -> [Drink] { [] }
    func suggestedEntities() async throws -> IntentItemCollection<Drink> {
      IntentItemCollection(sections: [
        IntentItemSection("Hot", items: [Drink(id: 1, name: "Tea")])
      ])
    }
  }
  static let defaultQuery = Search()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  let id: Int
  @Property(title: "Name") var name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }
  var attributeSet: CSSearchableItemAttributeSet {
    let attributes = defaultAttributeSet
    attributes.displayName = name
    return attributes
  }
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

private struct DrinkFilter: EntityPropertyQuery {
  static let properties = QueryProperties {
    Property(\Drink.$name) {
      EqualToComparator { "= \($0)" }
      ContainsComparator { "has \($0)" }
    }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Drink.$name) }
  func entities(for identifiers: [Int]) async throws -> [Drink] { [] }
  func entities(
    matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Drink>], limit: Int?
  ) async throws -> [Drink] { comparators.map { Drink(id: 0, name: $0) } }
}

private struct Order: AppIntent {
  static let title: LocalizedStringResource = "Order"
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
  @Parameter(title: "Note", default: "None", inputOptions: .init(multiline: true)) var note: String
  @Parameter(title: "Count", default: 2, controlStyle: .stepper, inclusiveRange: (1, 9))
  var count: Int
  @Parameter(title: "Size", default: .large) var size: Size
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Way", defaultValue: 3, defaultUnit: .kilometers)
  var way: Measurement<UnitLength>
  @Parameter(title: "Drink", query: Drink.Search()) var drink: Drink?

  static var parameterSummary: some ParameterSummary {
    When(\.$size, .equalTo, .large) {
      Switch(\.$count) {
        Case(1) { Summary("One \(\.$size)") }
        DefaultCase { Summary("\(\.$count) of \(\.$size)") { \.$note } }
      }
    } otherwise: {
      Summary("A \(\.$size)")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    if note.isEmpty { throw $note.needsValueError("Which note?") }
    if count > 5 { try await requestConfirmation(actionName: .order, dialog: "So many?") }
    return .result(
      value: count, dialog: IntentDialog("Ordered.", systemImageName: "cup.and.saucer"))
  }
}

private struct Remove: DeleteIntent {
  static let title: LocalizedStringResource = "Remove"
  @Parameter(title: "Drinks", default: []) var entities: [Drink]
  func perform() async throws -> some IntentResult { .result(dialog: "Removed.") }
}

struct IntentParameterTests {
  @Test func parametersOfAllKindsHaveTheirDefaults() {
    let order = Order()
    #expect(order.note == "None" && order.count == 2 && order.size == .large)
    #expect(
      order.day == nil && order.drink == nil && order.way.converted(to: .meters).value == 3000)
    #expect(Remove().entities.isEmpty)
  }

  @Test func nobodyConfirms() async throws {
    let order = Order()
    #expect(try await order.perform().value == 2)
    order.count = 6
    await #expect(throws: CancellationError.self) { try await order.perform() }
    await #expect(throws: CancellationError.self) { try await order.$note.requestValue("Note?") }
  }

  @Test func queriesListAndMatch() async throws {
    let sections = try await Drink.Search().suggestedEntities().sections
    #expect(sections.flatMap(\.items).map(\.value.name) == ["Tea"])
    #expect(sections[0].items[0].value.attributeSet.displayName == "Tea")
    let found = try await DrinkFilter().entities(
      matching: ["= Tea"], mode: .and, sortedBy: [], limit: nil)
    #expect(found.map(\.name) == ["= Tea"])
    try await CSSearchableIndex.default().indexAppEntities(found)
  }
}
