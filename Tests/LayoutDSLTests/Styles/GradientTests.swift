import Foundation
import Testing

@testable import LayoutDSL

struct GradientTests {
  let context = ColorContext()
  let red = Color(red: 1, green: 56 / 255, blue: 60 / 255)
  let blue = Color(red: 0, green: 136 / 255, blue: 1)

  func bytes(_ color: Color.Resolved) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func coloursLieAtEqualDistances() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func interpolatesInOklab() {
    let stops = Gradient(colors: [red, blue]).resolved(in: context)
    #expect(stops.count == 9)
    #expect(stops[4].location == 0.5)
    // SwiftUI draws (170, 121, 168) in the middle.
    for (value, expected) in zip(bytes(stops[4].color), [170, 121, 168, 255]) {
      #expect(abs(value - expected) <= 2)
    }
    let device = Gradient(colors: [red, blue]).resolved(in: context, colorSpace: .device)
    #expect(device.map(\.location) == [0, 1])
  }

  @Test func clearLendsOnlyItsOpacity() {
    for space in [Gradient.ColorSpace.device, .perceptual] {
      let stops = Gradient(colors: [.clear, red]).resolved(in: context, colorSpace: space)
      #expect(bytes(stops[0].color) == [255, 56, 60, 0])
      #expect(bytes(stops[4].color) == [255, 56, 60, 128])
    }
  }

  @Test func stopsNeverStepBack() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .green, location: 0.2),
    ])
    #expect(gradient.resolved(in: context).map(\.location) == [0.5, 0.5])
  }

  @Test func theStandardGradientStartsLighter() {
    let stops = Color(red: 0.5, green: 0.5, blue: 0.5).gradient.resolved(in: context)
    #expect(abs((stops.first?.color.red ?? 0) - 0.645) < 1e-5)
    #expect(stops.last?.color.red == 0.5)
    let blue = Color(red: 0.2, green: 0.4, blue: 0.8).gradient.resolved(in: context)
    let top = blue.first?.color ?? .clear
    #expect(
      abs((max(top.red, top.green, top.blue) + min(top.red, top.green, top.blue)) / 2 - 0.645)
        < 1e-5)
  }
}
