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

    Fact("state-transformEnvironment", 10, 10) {
      EnvReader().transformEnvironment(\.customValue) { $0 = 1 }
    }
    .lastRecord(1)
  }
}
