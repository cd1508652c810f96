import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct FieldReflectionTests {
  struct Inner {
    var flag = true
    var number = 1
  }

  struct Outer {
    var small: Int8 = 1
    var inner = Inner()
    var name = "a"
  }

  enum Choice { case one(Int), two }

  @Test func fieldsOfStructsAndTuples() {
    #expect(FieldReflection.fields(of: Outer.self).map(\.name) == ["small", "inner", "name"])
    #expect(FieldReflection.fields(of: Outer.self).map(\.offset) == [0, 8, 24])
    #expect(FieldReflection.fields(of: (Int8, Int).self).map(\.offset) == [0, 8])
    #expect(FieldReflection.fields(of: Choice.self).isEmpty)
  }

  @Test func paddingIsOmitted() {
    #expect(FieldReflection.occupiedRanges(of: Outer.self) == [0..<1, 8..<9, 16..<40])
    #expect(FieldReflection.occupiedRanges(of: Choice.self) == [0..<9])
    #expect(FieldReflection.occupiedRanges(of: Void.self).isEmpty)
  }

  @Test func structsOfOneGenericType() {
    #expect(FieldReflection.areOfOneGenericType(State<Int>.self, State<Inner>.self))
    #expect(FieldReflection.areOfOneGenericType(Inner.self, Inner.self))
    #expect(!FieldReflection.areOfOneGenericType(State<Int>.self, Binding<Int>.self))
    #expect(!FieldReflection.areOfOneGenericType(Inner.self, Outer.self))
    #expect(!FieldReflection.areOfOneGenericType(Int?.self, Bool?.self))
    #expect(!FieldReflection.areOfOneGenericType((() -> Void).self, State<Int>.self))
  }
}
