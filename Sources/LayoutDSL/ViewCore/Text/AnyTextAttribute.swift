/// A type-erased custom attribute.
struct AnyTextAttribute: Equatable, @unchecked Sendable {
  let value: any TextAttribute

  init(_ value: any TextAttribute) {
    self.value = value
  }

  static func == (left: Self, right: Self) -> Bool { areEqualAnyValues(left.value, right.value) }
}
