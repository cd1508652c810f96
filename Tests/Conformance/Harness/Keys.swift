import LayoutDSL

/// A preference key that adds numbers.
struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    value += nextValue()
  }
}

/// A preference key that adds numbers, and counts the calls of `reduce`.
struct CountingKey: PreferenceKey {
  nonisolated(unsafe) static var reduceCalls = 0

  static var defaultValue: Int { 0 }

  static func reduce(value: inout Int, nextValue: () -> Int) {
    reduceCalls += 1
    value += nextValue()
  }
}

/// A preference key that collects strings in order.
struct ListKey: PreferenceKey {
  static var defaultValue: [String] { [] }

  static func reduce(value: inout [String], nextValue: () -> [String]) {
    value += nextValue()
  }
}

/// A preference key that keeps the first anchor.
struct AnchorKey<Value>: PreferenceKey {
  static var defaultValue: Anchor<Value>? { nil }

  static func reduce(value: inout Anchor<Value>?, nextValue: () -> Anchor<Value>?) {
    value = value ?? nextValue()
  }
}

/// A layout value that a layout reads from its subviews.
struct WeightKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// An environment key for a number.
private struct CustomValueKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  var customValue: Int {
    get { self[CustomValueKey.self] }
    set { self[CustomValueKey.self] = newValue }
  }
}

/// A view that records a number of the environment when it appears.
struct EnvReader: View {
  @Environment(\.customValue) private var value

  var body: some View {
    Color.clear.onAppear { record(value) }
  }
}

private enum MarkAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// A guide that is at the leading edge by default.
  static let mark = HorizontalAlignment(MarkAlignment.self)
}
