import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct ShaderEffectTests {
  @Test func aViewIsDrawnUnchangedWithAWarning() {
    let ripple = ShaderLibrary.ripple(.float(2), .boundingRect, .color(.red))
    let screen = Screen(40, 40) {
      Color.red.frame(width: 20, height: 20)
        .layerEffect(ripple, maxSampleOffset: CGSize(width: 3, height: 3))
    }
    #expect(screen.fills(of: .red) == [CGRect(10, 10, 20, 20)])
    #expect(screen.graph.layoutMistakes().map(\.problem) == [.unsupportedShader("ripple")])
  }

  @Test func aDisabledEffectHasNoWarning() {
    let screen = Screen(40, 40) {
      Color.red.colorEffect(ShaderLibrary.default.noise(), isEnabled: false)
    }
    #expect(screen.graph.layoutMistakes().isEmpty)
  }

  @Test func aVisualEffectWarnsToo() {
    let screen = Screen(40, 40) {
      Color.red.visualEffect { content, proxy in
        content.distortionEffect(
          ShaderLibrary.bundle(.main).wave(.float2(proxy.size)), maxSampleOffset: .zero)
      }
    }
    #expect(screen.graph.layoutMistakes().map(\.problem) == [.unsupportedShader("wave")])
  }

  @Test func aStyleIsTheForegroundStyle() {
    let screen = Screen(40, 40) {
      Rectangle().fill(ShaderLibrary.stripes(.float(4))).foregroundStyle(.blue)
    }
    #expect(screen.fills(of: .blue) == [CGRect(0, 0, 40, 40)])
    #expect(screen.graph.layoutMistakes().map(\.problem) == [.unsupportedShader("stripes")])
  }

  @Test func shadersAreEqualIfTheirArgumentsAre() {
    let library = ShaderLibrary(url: URL(fileURLWithPath: "/a.metallib"))
    #expect(library.wave(.float(1)) == library.wave(.float(1)))
    #expect(library.wave(.float(1)) != library.wave(.float(2)))
    #expect(library.wave(.float(1)) != ShaderLibrary.wave(.float(1)))
  }
}
