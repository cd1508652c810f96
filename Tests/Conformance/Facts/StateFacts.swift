import Foundation
import LayoutDSL

extension Fact {
  @FactBuilder static var state: [Fact] {
    Fact("state-onChange-initial", 10, 10, state: 0) {
      $value in
      Color.blue.onAppear {
        value = 1; DispatchQueue.main.async { value = 2 }
      }.onChange(of: value, initial: true) { old, new in record(old, new) }
    }
    .records([0, 0], [0, 1], [1, 2])

    Fact(
      "state-id-change-order-identity-transition", 10, 10, state: false,
      then: [{ $0.wrappedValue = true }]
    ) { toggle in
      Color.red
        .onAppear { record("A", "\(toggle.wrappedValue)") }
        .onDisappear { record("D", "\(toggle.wrappedValue)") }
        .transition(.identity)
        .id(toggle.wrappedValue)
    }
    .records(["A", "false"], ["D", "true"], ["A", "true"])

    Fact("state-transformEnvironment", 10, 10) {
      EnvReader().transformEnvironment(\.customValue) { $0 = 1 }
    }
    .lastRecord(1)
  }
}
