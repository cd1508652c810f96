import MetalKit
import SwiftUI
import Testing

private struct Shown: UIViewRepresentable {
  func makeUIView(context: Context) -> MTKView { MTKView() }
  func updateUIView(_ view: MTKView, context: Context) {}
}

@MainActor struct MTKViewTests {
  @Test func thereIsNoDevice() {
    let view = MTKView(frame: CGRect(x: 0, y: 0, width: 20, height: 10), device: nil)
    #expect(MTLCreateSystemDefaultDevice() == nil && view.device == nil)
    #expect(view.bounds.size == CGSize(width: 20, height: 10))
    #expect(view.clearColor.alpha == 1)
  }

  @Test func aViewIsAPlaceholder() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 40)) { Shown() }
    #expect(try host.render() != ViewHost(size: host.size) { Color.clear }.render())
  }
}
