import Foundation
import LayoutDSL

/// A statement about SwiftUI: a view in a container of a given size, and the expected results.
///
/// The container centres the view; along an axis without a size, it has the view's size.
@MainActor
struct Fact {
  let id: String
  /// Shows the view and performs the actions of the fact.
  let perform: @MainActor (FactRun) throws -> Void
  /// The checks of the results; each returns a description of the failure, or nil.
  var checks: [@MainActor (FactRun, _ tolerance: CGFloat) throws -> String?] = []
  /// The tolerance of numbers.
  var tolerance: CGFloat = 0.01
  /// The offset to which the scroll view is scrolled before the checks.
  var offset: CGPoint?

  /// Creates a fact about a view in a container of a given size.
  init<Content: View>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1,
    then actions: [@MainActor () -> Void] = [],
    @ViewBuilder view: @escaping @MainActor () -> Content
  ) {
    self.id = id
    perform = { run in
      try run.show(view(), width, height, scale: scale)
      for action in actions {
        run.act(action)
      }
    }
  }

  /// Creates a fact about a view with a state, which the actions change one after the other.
  init<Content: View, Value: Recordable>(
    _ id: String, _ width: CGFloat?, _ height: CGFloat?, state: Value,
    then actions: [@MainActor (Binding<Value>) -> Void] = [],
    @ViewBuilder view: @escaping @MainActor (Binding<Value>) -> Content
  ) {
    self.id = id
    perform = { run in
      let held = Held<Value>()
      try run.show(StatefulView(value: state, held: held, content: view), width, height)
      run.value = { held.binding?.wrappedValue.recorded }
      for action in actions {
        guard let binding = held.binding else { return }
        run.act { action(binding) }
      }
    }
  }

  /// Creates a fact about a value.
  init(_ id: String, value: @autoclosure @escaping @MainActor () -> any Recordable) {
    self.id = id
    perform = { run in run.value = { value().recorded } }
  }

  /// Returns descriptions of the failures; empty if the fact holds.
  func failures() -> [String] {
    let run = FactRun()
    FactRun.current = run
    do {
      try perform(run)
      run.settle(scrolledTo: offset)
      return try checks.compactMap { try $0(run, tolerance) }
    } catch {
      return ["threw \(error)"]
    }
  }
}

/// A result builder for lists of facts.
@resultBuilder
enum FactBuilder {
  static func buildBlock(_ facts: Fact...) -> [Fact] { facts }
}

/// A reference to the binding of a fact's state, which is set when its view is made.
@MainActor
private final class Held<Value> {
  var binding: Binding<Value>?
}

/// A view with its own state.
private struct StatefulView<Value, Content: View>: View {
  @State var value: Value
  let held: Held<Value>
  let content: @MainActor (Binding<Value>) -> Content

  var body: some View {
    let _ = held.binding = $value
    content($value)
  }
}
