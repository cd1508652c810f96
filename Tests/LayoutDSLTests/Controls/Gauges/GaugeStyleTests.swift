import Foundation
import LayoutDSL
import Testing

@testable import Controls
@testable import Drawing
@testable import ViewCore

@MainActor struct GaugeStyleTests {
  private struct Bar: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.minimumValueLabel
        Color.blue.frame(width: 100 * configuration.value, height: 10).probe("bar")
        configuration.maximumValueLabel
        configuration.currentValueLabel
        configuration.label
        if configuration.currentValueLabel == nil { Color.green.probe("no value") }
        if configuration.minimumValueLabel == nil { Color.green.probe("no minimum") }
        if configuration.maximumValueLabel == nil { Color.green.probe("no maximum") }
      }
    }
  }

  private func part(_ name: String) -> some View {
    Color.red.frame(width: 10, height: 10).probe(name)
  }

  @Test func aCustomStyleReceivesTheParts() {
    let screen = Screen(300, 100) {
      Gauge(value: 30.0, in: 20...60) {
        part("label")
      } currentValueLabel: {
        part("value")
      } minimumValueLabel: {
        part("minimum")
      } maximumValueLabel: {
        part("maximum")
      }
      .gaugeStyle(Bar())
    }
    #expect(screen.probes == ["minimum", "bar", "maximum", "value", "label"])
    #expect(screen.frame("bar").width == 25)
  }

  @Test func labelsThatAreMissingAreNil() {
    let screen = Screen(300, 100) { Gauge(value: 1) { part("label") }.gaugeStyle(Bar()) }
    #expect(screen.probes == ["bar", "label", "no value", "no minimum", "no maximum"])
  }

  @Test(arguments: [
    (-1.0, 0.0), (0, 0), (0.5, 50), (2, 100), (.nan, 0), (.infinity, 0), (-.infinity, 0),
  ])
  func theValueIsAFraction(value: Double, width: Double) {
    let screen = Screen(300, 100) { Gauge(value: value) { EmptyView() }.gaugeStyle(Bar()) }
    #expect(abs(screen.frame("bar").width - CGFloat(width)) < 1e-9)
  }

  @Test func aRangeWithoutLengthIsEmpty() {
    let screen = Screen(300, 100) { Gauge(value: 5, in: 5...5.0) { EmptyView() }.gaugeStyle(Bar()) }
    #expect(screen.frame("bar").width == 0)
  }

  @Test func aStyleReadsTheEnvironment() {
    struct Level: GaugeStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        Color.blue.frame(width: isEnabled ? 10 : 20, height: 10).probe("level")
      }
    }
    let screen = Screen { Gauge(value: 0) { Text("a") }.gaugeStyle(Level()).disabled(true) }
    #expect(screen.frame("level").width == 20)
  }

  private func tints<S: ShapeStyle>(_ tint: S) -> [Paint] {
    let screen = Screen(100, 100) {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinear).tint(tint)
    }
    return screen.list.items.compactMap { item in
      guard case .fill(_, let paint, _) = item, case .linearGradient = paint else { return nil }
      return paint
    }
  }

  @Test func onlyGradientsWithoutAGeometryFollowTheGauge() {
    func isHorizontal(_ paint: Paint?) -> Bool? {
      guard case .linearGradient(_, let start, let end)? = paint else { return nil }
      return start.y == end.y && start.x < end.x
    }
    let gradient = Gradient(colors: [.green, .red])
    #expect(isHorizontal(tints(gradient).first) == true)
    #expect(isHorizontal(tints(gradient.opacity(0.5)).first) == true)
    #expect(isHorizontal(tints(Color.red.gradient).first) == true)
    #expect(
      isHorizontal(
        tints(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)).first)
        == false)
  }
}
