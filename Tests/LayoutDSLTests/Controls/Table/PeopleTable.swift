import LayoutDSL

@testable import Controls

struct Person: Identifiable {
  var name: String
  var age: Int
  var friends: [Person]?
  var id: String { name }
}

extension Person {
  static let samples = [
    Person(name: "Ada", age: 36), Person(name: "Bob", age: 20), Person(name: "Cyd", age: 50),
  ]
}

/// A table of three columns: a name, an age of 60 points and a picture of at most 80 points.
struct PeopleTable: View {
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

  private var people: [Person] { Person.samples }
}
