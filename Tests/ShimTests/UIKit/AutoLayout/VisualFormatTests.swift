import SwiftUI
import Testing

@MainActor struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let first = UIView(), second = UIView()

  private func constrain(
    _ format: String, options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [NSLayoutConstraint] {
    for view in [first, second] where view.superview == nil {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics,
      views: ["first": first, "second": second])
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  @Test func viewsAreInALineWithTheirDistancesAndLengths() {
    _ = constrain("H:|-10-[first(gap)]-[second(>=first)]-|", metrics: ["gap": 30])
    _ = constrain("V:|[first(==20)]-(>=4)-[second(10@500)]-5-|")
    root.layoutIfNeeded()
    // The distance of the system is 8, also that of the margin.
    #expect(first.frame == CGRect(x: 10, y: 0, width: 30, height: 20))
    #expect(second.frame == CGRect(x: 48, y: 85, width: 144, height: 10))
  }

  @Test func optionsAlignTheViews() {
    _ = constrain("|[first(20)][second(20)]", options: [.alignAllTop, .alignAllBottom])
    _ = constrain("V:|-15-[first(30)]")
    root.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 20, y: 15, width: 20, height: 30))
  }

  @Test(arguments: ["H:|-[missing]", "H:|-wide-[first]", "H:[first", "H:[first]-(5", "first"])
  func aFormatThatCannotBeReadHasNoConstraints(format: String) {
    #expect(constrain(format).isEmpty)
  }
}
