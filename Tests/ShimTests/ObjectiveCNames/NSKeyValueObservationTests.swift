import SwiftUI
import Testing
import UIKit

@MainActor struct NSKeyValueObservationTests {
  @Test func anObservationCallsBackAtTheStart() {
    final class Model: NSObject { var count = 3 }
    var seen: [Int?] = []
    let observation = Model().observe(\.count, options: [.initial, .new]) { _, change in
      seen.append(change.newValue)
    }
    observation.invalidate()
    #expect(seen == [3])
  }

  @Test func changesAreAnnouncedWithoutEffect() {
    final class Gauge: UIView {
      var value = 0 {
        willSet { willChangeValue(for: \.value) }
        didSet { didChangeValue(forKey: "value") }
      }
    }
    let gauge = Gauge()
    gauge.value = 4
    #expect(gauge.value == 4)
  }
}
