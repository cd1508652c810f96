import Foundation
import LayoutDSL

/// A statement about SwiftUI: a view in a container of a size, and what is then so.
///
/// The container centres the view; along an axis without a size it takes the view's own.
@MainActor
struct Fact {
  let id: String
  /// Shows the view and does to it what the fact says.
  let perform: @MainActor (FactRun) throws -> Void
  /// What has to be so afterwards; each says what is wrong, if anything.
  var checks: [@MainActor (FactRun, _ tolerance: CGFloat) throws -> String?] = []
  /// How far numbers may be off.
  var tolerance: CGFloat = 0.01
  /// Where the scroll view is scrolled to before anything is checked.
  var offset: CGPoint?

  /// States something about a view in a container of a size.
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

  /// States something about a view with a state, which the actions change one after the other.
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

  /// States something about a value.
  init(_ id: String, value: @autoclosure @escaping @MainActor () -> any Recordable) {
    self.id = id
    perform = { run in run.value = { value().recorded } }
  }

  /// What does not hold; empty if the fact holds.
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

/// Lets facts be listed one after the other.
@resultBuilder
enum FactBuilder {
  static func buildBlock(_ facts: Fact...) -> [Fact] { facts }
}

/// The binding to the state of a fact, once its view has been made.
@MainActor
private final class Held<Value> {
  var binding: Binding<Value>?
}

/// A view with a state of its own.
private struct StatefulView<Value, Content: View>: View {
  @State var value: Value
  let held: Held<Value>
  let content: @MainActor (Binding<Value>) -> Content

  var body: some View {
    let _ = held.binding = $value
    content($value)
  }
}
