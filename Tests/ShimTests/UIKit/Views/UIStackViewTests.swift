import SwiftUI
import Testing

@MainActor struct UIStackViewTests {
  private final class Box: UIView {
    var own = CGSize.zero
    override var intrinsicContentSize: CGSize { own }
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let box = Box()
    box.own = CGSize(width: width, height: height)
    return box
  }

  /// The frames in a row of 100 × 40 points.
  private func frames(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
    _ views: [UIView]
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 4
    stack.layoutIfNeeded()
    return views.map { view in
      // The solver's sums may differ in the last digits.
      CGRect(
        x: view.frame.minX.rounded(), y: view.frame.minY.rounded(),
        width: (view.frame.width * 100).rounded() / 100, height: view.frame.height.rounded())
    }
  }

  @Test func viewsAreDistributed() {
    func views() -> [UIView] { [box(10, 20), box(20, 10), box(30, 30)] }
    func spans(_ distribution: UIStackView.Distribution) -> [[CGFloat]] {
      frames(distribution, .fill, views()).map { [$0.minX, $0.width.rounded()] }
    }
    #expect(spans(.fill) == [[0, 10], [14, 20], [38, 62]])
    #expect(spans(.equalSpacing) == [[0, 10], [30, 20], [70, 30]])
    #expect(spans(.fillEqually).map(\.[1]) == [31, 31, 31])
    #expect(spans(.equalCentering).map(\.[0]) == [0, 35, 70])
    #expect(spans(.fillProportionally).map(\.[1]) == [15, 31, 46])
  }

  @Test func viewsAreAligned() {
    #expect(frames(.fill, .fill, [box(10, 20)])[0].height == 40)
    #expect(frames(.fill, .center, [box(10, 20)])[0].minY == 10)
    #expect(frames(.fill, .bottom, [box(10, 20)])[0].minY == 20)
    #expect(frames(.fill, .top, [box(10, 50)])[0] == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func aColumnHasTheSizeOfItsViews() {
    let label = UILabel()
    label.text = "Hi"
    let hidden = box(500, 500)
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [label, hidden, box(30, 10)])
    stack.axis = .vertical
    stack.spacing = 6
    stack.setCustomSpacing(9, after: label)
    let text = label.intrinsicContentSize
    #expect(
      stack.intrinsicContentSize
        == CGSize(width: max(text.width, 30), height: text.height + 9 + 10))
    #expect(UIStackView().intrinsicContentSize == .zero)
  }
}
