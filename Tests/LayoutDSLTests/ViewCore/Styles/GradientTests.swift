import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

struct GradientTests {
  let context = ColorContext()
  let red = Color(red: 1, green: 56 / 255, blue: 60 / 255)
  let blue = Color(red: 0, green: 136 / 255, blue: 1)

  func bytes(_ color: Color.Resolved) -> [Int] {
    [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func coloursAreEvenlySpaced() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func defaultColourSpaceIsOklab() {
    let stops = Gradient(colors: [red, blue]).resolved(in: context)
    #expect(stops.map(\.location) == [0, 1])
    // SwiftUI draws (170, 121, 168) in the middle.
    let middle = Gradient.ColorSpace.perceptual.mix(stops[0].color, stops[1].color, by: 0.5)
    for (value, expected) in zip(bytes(middle), [170, 121, 168, 255]) {
      #expect(abs(value - expected) <= 2)
    }
  }

  @Test func colourSpaceDeterminesTheMixture() {
    let gradient = Gradient(colors: [red, blue])
    #expect(gradient.resolved(in: context).map(\.mixture) == [.perceptual, .perceptual])
    let device = gradient.colorSpace(.device).resolved(in: context)
    #expect(device.map(\.mixture) == [.device, .device])
    let middle = Gradient.ColorSpace.device.mix(device[0].color, device[1].color, by: 0.5)
    #expect(bytes(middle) == [128, 96, 158, 255])
    let standard = red.gradient.colorSpace(.device).resolved(in: context)
    #expect(standard.map(\.mixture) == [.device, .device])
  }

  @Test(arguments: [Gradient.ColorSpace.device, .perceptual])
  func clearContributesOnlyItsOpacity(space: Gradient.ColorSpace) {
    let (clear, red) = (Color.Resolved.clear, red.resolved(in: context))
    #expect(bytes(space.mix(clear, red, by: 0)) == [255, 56, 60, 0])
    #expect(bytes(space.mix(clear, red, by: 0.5)) == [255, 56, 60, 128])
  }

  @Test func stopLocationsAreMonotonic() {
    let gradient = Gradient(stops: [
      .init(color: .red, location: 0.5), .init(color: .green, location: 0.2),
    ])
    #expect(gradient.resolved(in: context).map(\.location) == [0.5, 0.5])
  }

  @Test func standardGradientStartsLighter() {
    let stops = Color(red: 0.5, green: 0.5, blue: 0.5).gradient.resolved(in: context)
    #expect(abs((stops.first?.color.red ?? 0) - 0.645) < 1e-5)
    #expect(stops.last?.color.red == 0.5)
    let blue = Color(red: 0.2, green: 0.4, blue: 0.8).gradient.resolved(in: context)
    let top = blue.first?.color ?? .clear
    #expect(
      abs((max(top.red, top.green, top.blue) + min(top.red, top.green, top.blue)) / 2 - 0.645)
        < 1e-5)
  }

  /// The colours at the top of the gradients that SwiftUI drew, within 5 of 255.
  @Test(arguments: [
    ([255, 56, 60], [255, 98, 103]), ([255, 141, 40], [255, 172, 88]),
    ([52, 199, 89], [97, 221, 129]), ([0, 200, 179], [55, 223, 205]),
    ([0, 192, 232], [55, 216, 250]), ([0, 136, 255], [46, 167, 255]),
    ([97, 85, 245], [136, 124, 255]), ([255, 45, 85], [255, 88, 126]),
    ([172, 127, 94], [202, 164, 136]), ([142, 142, 147], [176, 176, 180]),
  ])
  func onIOS26TheStandardGradientEndsBeforeTheBottom(base: [Int], top: [Int]) {
    var context = context
    context.palette = .iOS26
    let parts = base.map { Double($0) / 255 }
    let stops = Color(red: parts[0], green: parts[1], blue: parts[2]).gradient
      .resolved(in: context)
    #expect(stops.map(\.location) == [0, 0.7, 1])
    #expect(stops.dropFirst().map { Array(bytes($0.color).prefix(3)) } == [base, base])
    for (value, expected) in zip(bytes(stops[0].color), top) {
      #expect(abs(value - expected) <= 5)
    }
  }

  /// Yellow, as SwiftUI drew it: flat, then darker.
  @Test func onIOS26TheStandardGradientOfALightColourDarkens() {
    var context = context
    context.palette = .iOS26
    let stops = Color(red: 1, green: 0.8, blue: 0).gradient.resolved(in: context)
    #expect(stops.map(\.location) == [0, 0.3, 1])
    #expect(bytes(stops[0].color) == [255, 204, 0, 255] && stops[1].color == stops[0].color)
    for (value, expected) in zip(bytes(stops[2].color), [239, 184, 0]) {
      #expect(abs(value - expected) <= 5)
    }
  }
}
