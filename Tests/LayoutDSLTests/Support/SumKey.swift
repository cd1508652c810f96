import LayoutDSL

@testable import ViewCore

/// The sum of the numbers set in the subtree.
enum SumKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// The names set in the subtree, in tree order.
enum ListKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}
