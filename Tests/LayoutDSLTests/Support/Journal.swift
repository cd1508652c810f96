import LayoutDSL

@testable import ViewCore

/// A log of events in order: evaluations of bodies, calls of actions.
final class Journal {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }

  /// Returns the entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// Access to a binding inside a view, for a test.
final class Remote<Value> {
  var binding: Binding<Value>?

  private var known: Binding<Value> {
    guard let binding else { preconditionFailure("the view has not been evaluated") }
    return binding
  }

  var value: Value {
    get { known.wrappedValue }
    set { known.wrappedValue = newValue }
  }
}

/// A view that logs its evaluations and has a number as state.
struct Noted: View {
  let name: String
  let journal: Journal
  var remote: Remote<Int>?
  @State private var number = 0

  var body: some View {
    let _ = journal.note(number == 0 ? name : "\(name)\(number)")
    let _ = remote?.binding = $number
    Color.red.frame(width: 10, height: 10).probe(name)
  }
}
