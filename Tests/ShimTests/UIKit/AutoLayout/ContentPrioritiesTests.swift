import SwiftUI
import Testing

/// A view with an intrinsic size of 30 × 20.
private final class Box: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
}

private struct Shown: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor struct ContentPrioritiesTests {
  /// The size of a view for a proposal; without one, its ideal size.
  private func size(of view: UIView, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
    final class Sizes { var size = CGSize.zero }
    let sizes = Sizes()
    let host = try ViewHost(size: CGSize(width: 300, height: 300)) {
      VStack {
        Shown(view: view).background(
          GeometryReader { geometry in
            let _ = sizes.size = geometry.size
            Color.clear
          })
      }
      .fixedSize(horizontal: width == nil, vertical: height == nil)
      .frame(width: width, height: height)
    }
    _ = try host.render()
    return sizes.size
  }

  @Test func aRepresentedViewTakesItsProposalUnlessPrioritiesForbidIt() throws {
    let box = Box()
    #expect(try size(of: box, nil, nil) == CGSize(width: 30, height: 20))
    #expect(try size(of: box, 200, 60) == CGSize(width: 200, height: 60))
    #expect(try size(of: box, 10, 10) == CGSize(width: 30, height: 20))
    box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    box.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    #expect(try size(of: box, 200, 60) == CGSize(width: 30, height: 60))
    #expect(try size(of: box, 10, 10) == CGSize(width: 30, height: 10))
  }

  @Test func aViewWithoutAnIntrinsicSizeIsEmptyWithoutAProposal() throws {
    #expect(try size(of: UIView(), nil, nil) == .zero)
    #expect(try size(of: UIView(), 200, nil) == CGSize(width: 200, height: 0))
  }

  @Test func controlsHugTheirContentAsOnADevice() {
    func priorities(_ view: UIView) -> [UILayoutPriority] {
      [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0) }
    }
    #expect(priorities(UISwitch()) == [.defaultHigh, .defaultHigh])
    #expect(priorities(UISlider()) == [.defaultLow, .defaultHigh])
    #expect(priorities(UIButton(type: .system)) == [.defaultLow, .defaultLow])
    #expect(priorities(UILabel()) == [.defaultLow, .defaultLow])
  }
}
