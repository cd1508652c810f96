import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct PreferenceTests {
  private func list<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
    var values: [String] = []
    _ = Screen { VStack { content() }.onPreferenceChange(ListKey.self) { values = $0 } }
    return values
  }

  @Test func valuesAreReducedInTreeOrder() {
    let values = list {
      Color.red.preference(key: ListKey.self, value: ["a"])
      HStack {
        ForEach(0..<2) { Color.red.preference(key: ListKey.self, value: ["b\($0)"]) }
      }
      Color.red.preference(key: ListKey.self, value: ["c"])
        .background(Color.red.preference(key: ListKey.self, value: ["behind"]))
        .overlay { Color.red.preference(key: ListKey.self, value: ["before"]) }
      GeometryReader { _ in Color.red.preference(key: ListKey.self, value: ["reader"]) }
      ScrollView { Color.red.preference(key: ListKey.self, value: ["scrolled"]) }
    }
    #expect(values == ["a", "b0", "b1", "behind", "c", "before", "reader", "scrolled"])
  }

  @Test func theOuterValueReplacesInnerValues() {
    let values = list {
      VStack { Color.red.preference(key: ListKey.self, value: ["inner"]) }
        .preference(key: ListKey.self, value: ["outer"])
    }
    #expect(values == ["outer"])
  }

  @Test func transformations() {
    let values = list {
      Color.red.preference(key: ListKey.self, value: ["a"])
        .transformPreference(ListKey.self) { $0.append("more") }
      Color.red.transformPreference(ListKey.self) { $0.append("alone") }
    }
    #expect(values == ["a", "more", "alone"])
  }

  private enum LastKey: PreferenceKey {
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private struct Maybe: View {
    let isShown: Bool

    var body: some View { if isShown { Color.green } }
  }

  @Test func conditionalContentWithoutAValueContributesTheDefault() {
    func last<Content: View>(@ViewBuilder _ content: () -> Content) -> String? {
      var value: String?
      _ = Screen { VStack { content() }.onPreferenceChange(LastKey.self) { value = $0 } }
      return value
    }
    let isTrue = journalIsEmpty
    let first = Color.red.preference(key: LastKey.self, value: "a")
    #expect(
      last {
        first
        Color.green
      } == "a")
    #expect(
      last {
        first
        if isTrue { Color.green }
      } == "default")
    #expect(
      last {
        first
        if !isTrue { Color.green }
      } == "default")
    #expect(
      last {
        first
        Maybe(isShown: isTrue)
      } == "default")
    #expect(
      last {
        if isTrue { Color.green }
        first
      } == "a")
    #expect(
      last {
        first
        if isTrue { Color.green.preference(key: LastKey.self, value: "b") }
      } == "b")
    #expect(
      last {
        first
        HStack { if isTrue { first } else { Color.red } }
      } == "a")
  }

  /// True, without the compiler knowing.
  private var journalIsEmpty: Bool { Journal().entries.isEmpty }

  private struct Numbered<First, Second>: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func manyKeysAreKeptApart() {
    // More keys than the 64 bits that mark the keys of a subtree.
    let types: [Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self,
      UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
    ]
    nonisolated(unsafe) let journal = Journal()
    var view = AnyView(Color.red)
    for number in 0..<100 {
      func add<First>(_: First.Type) {
        func add<Second>(_: Second.Type) {
          let key = Numbered<First, Second>.self
          view = AnyView(
            view.preference(key: key, value: number + 1)
              .onPreferenceChange(key) { journal.note("\(number) \($0)") })
        }
        _openExistential(types[number % 10], do: add)
      }
      _openExistential(types[number / 10], do: add)
    }
    _ = Screen { view }
    #expect(journal.take() == (0..<100).map { "\($0) \($0 + 1)" })
  }
}
