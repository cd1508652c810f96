import Testing

@testable import LayoutDSL

@MainActor struct GaugeTests {
  @Test func linearGaugesFillTheWidth() {
    let screen = Screen(200, 100) {
      Gauge(value: 30.0, in: 0...60) {
        Color.red.frame(width: 40, height: 20)
      } currentValueLabel: {
        Color.red.frame(width: 10, height: 10).probe("value")
      } minimumValueLabel: {
        Color.red.frame(width: 12, height: 10).probe("least")
      } maximumValueLabel: {
        Color.red.frame(width: 14, height: 10).probe("most")
      }
      .probe("gauge")
    }
    // 20 + 4 + 10 + 4 + 10 high.
    #expect(screen.frame("gauge") == CGRect(0, 26, 200, 48))
    #expect(screen.frame("least").minX == 0 && screen.frame("most").maxX == 200)
    #expect(screen.frame("value") == CGRect(95, 64, 10, 10))
  }

  @Test(arguments: [-1.0, 0, 0.5, 2, .nan]) func circularGaugesHaveOneSize(value: Double) {
    let screen = Screen {
      Gauge(value: value) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      .gaugeStyle(.accessoryCircular).probe("gauge")
    }
    #expect(screen.frame("gauge").size == CGSize(width: 58, height: 58))
  }
}
