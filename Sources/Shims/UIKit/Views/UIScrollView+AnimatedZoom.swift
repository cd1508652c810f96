import Foundation
import SystemIntegration

extension UIScrollView: AnimatedZoom {
  /// Changes the offset at once, and moves the view from its place on the screen.
  package func animate(zoom: () -> Void, completion: @escaping () -> Void) {
    // Measurements.md#scroll-set-offset-duration
    let animation = ViewAnimation(duration: 0.3)
    let former = contentOffset
    var changes = ViewChange.made(by: zoom)
    let offset = contentOffset
    if let view = zoomedView, UIView.areAnimationsEnabled, offset != former,
      !changes.contains(where: { $0.view === view && $0.path == "position" })
    {
      let center = view.center
      changes.append(
        ViewChange(view: view, path: "position", own: center, from: center, to: center))
    }
    for change in changes {
      if change.view.superview === self, change.path == "position",
        let start = change.from as? CGPoint
      {
        let place = CGPoint(x: start.x + offset.x - former.x, y: start.y + offset.y - former.y)
        animation.move(change, from: place)
      } else {
        animation.move(change)
      }
    }
    animation.end(completion)
  }
}
