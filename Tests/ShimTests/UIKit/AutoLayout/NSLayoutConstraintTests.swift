import Testing
import UIKit

@MainActor struct NSLayoutConstraintTests {
  @Test func theDistanceOfTwoLinesIsALength() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (first, second) = (UIView(), UIView())
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      screen.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }
    first.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
    first.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
    first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor)
      .constraint(equalToConstant: 30).isActive = true
    first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
      .constraint(equalToConstant: 20).isActive = true
    screen.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 40, y: 30, width: 10, height: 10))
  }
}
