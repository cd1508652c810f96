import Testing

@testable import ViewCore

struct TypeTableTests {
  /// Types that are nested in each other.
  private static func types(_ count: Int) -> [Any.Type] {
    var types: [Any.Type] = []
    func append<T>(_ type: T.Type) {
      types.append(type)
      if types.count < count { append(T?.self) }
    }
    append(Int.self)
    return types
  }

  @Test func eachTypeHasItsValue() {
    let types = Self.types(200)
    var table = TypeTable<Int>()
    for (index, type) in types.enumerated() {
      #expect(table[type] == nil)
      table[type] = index
    }
    #expect(types.map { table[$0] } == Array(0..<200))
    #expect(table[String.self] == nil)
  }

  @Test func aValueMayBeReplaced() {
    var table = TypeTable<Int>()
    table[Int.self] = 1
    table[String.self] = 2
    table[Int.self] = 3
    #expect(table[Int.self] == 3)
    #expect(table[String.self] == 2)
  }
}
