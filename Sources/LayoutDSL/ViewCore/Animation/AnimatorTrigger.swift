/// The type-erased value whose change starts an animator.
struct AnimatorTrigger: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) {
    self.value = value
  }

  static func == (left: AnimatorTrigger, right: AnimatorTrigger) -> Bool {
    func compare<Left: Equatable>(_ value: Left) -> Bool { value == right.value as? Left }
    return compare(left.value)
  }
}
