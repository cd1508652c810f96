import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// No number that a control receives traps.
@MainActor struct HostileControlsTests {
  private func use(@ViewBuilder _ content: () -> some View) {
    let screen = Screen(200, 100) { content() }
    _ = screen.list
    for x in stride(from: 10, through: 190, by: 20) { screen.tap(CGFloat(x), 50) }
    screen.drag(50, 50, to: 150, 20)
    screen.drag(100, 50, to: 100, 5)
    screen.advance(by: 1)
    _ = screen.list
    _ = screen.tree
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1])
  func values(_ number: Double) {
    use { ProgressView(value: number, total: number) }
    use { ProgressView(value: number).progressViewStyle(.circular) }
    use { Gauge(value: number) { Text("aa") } }
    use { Stepper("aa", value: .constant(number), step: number) }
    use { Slider(value: .constant(number)) }
    if number <= 1e300 {
      use { Slider(value: .constant(number), in: min(number, 0)...max(number, 0)) }
      use { Gauge(value: 1, in: min(number, 0)...max(number, 0)) { Text("aa") } }
    }
    let date = Date(timeIntervalSinceReferenceDate: number)
    use { DatePicker("aa", selection: .constant(date)) }
  }

  private struct Counter: View {
    @State var count: Int
    let step: Int
    var bounds: ClosedRange<Int>?
    var body: some View {
      if let bounds {
        Stepper("aa", value: $count, in: bounds, step: step)
      } else {
        Stepper("aa", value: $count, step: step)
      }
    }
  }

  @Test(arguments: [Int.max, Int.min, 0, 1, -1]) func integers(_ number: Int) {
    for step in [1, -1, Int.max, Int.min, 0] {
      use { Counter(count: number, step: step) }
      use { Counter(count: number, step: step, bounds: Int.min...Int.max) }
    }
    use { Stepper("aa", value: .constant(UInt8(clamping: number)), step: number) }
    use {
      TabView(selection: .constant(number)) {
        ForEach(0..<3) { Text("\($0)").tag($0) }
      }
    }
    use {
      Picker("aa", selection: .constant(number)) { ForEach(0..<3) { Text("\($0)").tag($0) } }
        .pickerStyle(.wheel)
    }
  }
}
