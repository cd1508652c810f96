import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

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
    // The height is 20 + 4 + 10 + 4 + 10.
    #expect(screen.frame("gauge") == CGRect(0, 26, 200, 48))
    #expect(screen.frame("least").minX == 0 && screen.frame("most").maxX == 200)
    #expect(screen.frame("value") == CGRect(95, 64, 10, 10))
  }

  @Test(arguments: [-1.0, 0, 0.5, 2, .nan]) func circularGaugesHaveAFixedSize(value: Double) {
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

  @Test func theRingIsOpenOver118DegreesBesideBounds() {
    func lowest(_ gauge: some View) -> CGFloat {
      func ends(_ list: DisplayList) -> [CGFloat] {
        list.items.flatMap { item -> [CGFloat] in
          switch item {
          case .stroke(let path, _, _): [path.boundingRect.maxY]
          case .group(_, let list): ends(list)
          default: []
          }
        }
      }
      let screen = Screen(58, 58) { gauge.gaugeStyle(.accessoryCircular) }
      return ends(screen.list).max() ?? 0
    }
    // The radius is 26: its cosines of 45° and 59° below the centre.
    #expect(abs(lowest(Gauge(value: 0.5) { EmptyView() }) - 47.38) < 0.05)
    let bounded = Gauge(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      EmptyView()
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("1")
    }
    #expect(abs(lowest(bounded) - 42.39) < 0.05)
  }

  private func gradients<V: View>(_ gauge: V) -> [Paint] {
    let screen = Screen(100, 100) {
      gauge.tint(Gradient(colors: [.green, .red]))
    }
    func paints(_ list: DisplayList) -> [Paint] {
      list.items.flatMap { item -> [Paint] in
        switch item {
        case .fill(_, let paint, _), .stroke(_, let paint, _): [paint]
        case .group(_, let list): paints(list)
        default: []
        }
      }
    }
    return paints(screen.list).filter { if case .color = $0 { false } else { true } }
  }

  @Test func gradientsRunFromTheMinimumToTheMaximum() {
    let gauge = Gauge(value: 0.5) { EmptyView() }
    for linear in [
      gradients(gauge.gaugeStyle(.linearCapacity)), gradients(gauge.gaugeStyle(.accessoryLinear)),
    ] {
      guard case .linearGradient(let stops, let start, let end)? = linear.first else {
        Issue.record("no gradient")
        continue
      }
      #expect(stops.map(\.location) == [0, 1])
      #expect(start.x == 0 && end.x == 100 && start.y == end.y, "over the whole track")
    }
    guard
      case .angularGradient(let stops, _, let start, let end)? = gradients(
        gauge.gaugeStyle(.accessoryCircular)
      ).first
    else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.map(\.location) == [0.125, 0.875])
    #expect(abs(start - .pi / 2) < 1e-9 && abs(end - 2.5 * .pi) < 1e-9)
  }

  @Test func labelsOfMarkedValuesAreNotShown() {
    let screen = Screen(200, 100) {
      Gauge(value: 0.5) {
        Color.red.frame(height: 10).probe("label")
      } currentValueLabel: {
        Color.red.frame(height: 10).probe("current")
      } minimumValueLabel: {
        Color.red.frame(width: 10).probe("minimum")
      } maximumValueLabel: {
        Color.red.frame(width: 10).probe("maximum")
      } markedValueLabels: {
        Color.red.probe("marked")
      }
    }
    #expect(screen.probes == ["label", "minimum", "maximum", "current"])
  }
}
