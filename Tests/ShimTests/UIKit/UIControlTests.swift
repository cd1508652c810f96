import Testing
import UIKit

@MainActor struct UIControlTests {
  @Test func gestureRecognizersAreKept() {
    let view = UIView()
    #expect(view.gestureRecognizers == nil)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(tap)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view == nil)
  }

  @Test func safeAreaGuidesHaveTheFrameOfTheView() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}
