import SwiftUI
import Testing

@MainActor struct UILabelTests {
  private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)))
    }
  }

  /// The first column with ink.
  private func start(of label: UILabel) throws -> Int? {
    label.text = "IIII"
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let box = UIView()
    box.addSubview(label)
    let picture = try ViewHost(size: CGSize(width: 100, height: 40)) { Shown(view: box) }.render()
    return (0..<100).first { x in (0..<40).contains { picture[x, $0].red < 128 } }
  }

  @Test func aSubclassPlacesItsText() throws {
    let plain = try #require(try start(of: UILabel()))
    #expect(try start(of: Padded()) == plain + 30)
  }

  @Test func anAlignmentAppliesToTheWholeAttributedText() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    func start(_ set: (UILabel) -> Void) throws -> Int {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      label.attributedText = NSAttributedString(string: "II", attributes: [.paragraphStyle: style])
      set(label)
      let picture = try ViewHost(size: CGSize(width: 100, height: 40)) { Shown(view: label) }
        .render()
      return try #require(
        (0..<100).first { x in (0..<40).contains { picture[x, $0].red < 128 } })
    }
    #expect(try start { _ in } < 10)
    #expect(try start { $0.textAlignment = .center } > 35)
    style.alignment = .right
    #expect(try start { _ in } > 80)
    #expect(try start { $0.textAlignment = .left } < 10)
  }

  @Test func aLabelOfOneLineIgnoresTheWidthOfLines() {
    let label = UILabel()
    label.text = "Some words"
    let width = label.intrinsicContentSize.width
    label.preferredMaxLayoutWidth = 20
    #expect(label.intrinsicContentSize.width == width)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.width < width)
  }

  @Test func theShadowIsBesideTheText() throws {
    let label = UILabel()
    label.text = "I"
    label.textColor = .clear
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 40, height: 0)
    label.textColor = .black
    let picture = try ViewHost(size: CGSize(width: 100, height: 40)) { Shown(view: label) }.render()
    #expect((35..<60).contains { x in (0..<40).contains { picture[x, $0].green < 128 } })
    #expect(!(15..<35).contains { x in (0..<40).contains { picture[x, $0].green < 128 } })
  }

  @Test func aWidthForLinesMakesTheLabelHigher() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words in some lines"
    let height = label.intrinsicContentSize.height
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize.height > 2 * height)
  }

  @Test func aLabelIsMeasuredWithItsNumberOfLines() {
    let label = UILabel()
    label.text = "several words in some lines"
    let room = CGSize(width: 60, height: 400)
    let line = label.intrinsicContentSize.height
    #expect(label.sizeThatFits(room).height == line)
    let box = label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: 2)
    #expect(box.height > line && box.height < 3 * line)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(room).height > 2 * line)
  }
}
