import LayoutDSL
import SystemIntegration
import ViewCore

/// The gestures of a view of UIKit, on the area of the view.
///
/// Taps, pans, swipes, long presses, pinches and rotations are recognized, by the rules of
/// SwiftUI's own gestures; a recognizer that an app makes is not.
struct RecognizerGestures: ViewModifier {
  let recognizers: [UIGestureRecognizer]
  private let view: UIView

  init(of view: UIView) {
    self.view = view
    recognizers = (view.recognizers as? [UIGestureRecognizer] ?? []).filter(\.isEnabled)
  }

  func body(content: Content) -> some View {
    let pans = recognizers.compactMap { $0 as? UIPanGestureRecognizer }
    let swipes = recognizers.compactMap { $0 as? UISwipeGestureRecognizer }
    let presses = recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
    let shape = content.contentShape(Rectangle())
    return
      shape
      // A press that is long enough prevents a tap.
      .gesture(presses.first.map { press($0, presses) })
      .gesture(tap(2))
      .gesture(tap(1))
      .gesture(pans.isEmpty && swipes.isEmpty ? nil : drag(pans, swipes))
      .simultaneousGesture(touches)
      .simultaneousGesture(pinch)
      .simultaneousGesture(rotation)
  }

  private func tap(_ count: Int) -> (some Gesture)? {
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.numberOfTapsRequired == count && $0.numberOfTouchesRequired == 1 }
    return taps.isEmpty
      ? nil
      : SpatialTapGesture(count: count).onEnded { value in
        for tap in taps {
          tap.motion.location = value.location
          tap.report(.ended)
        }
      }
  }

  private func drag(
    _ pans: [UIPanGestureRecognizer], _ swipes: [UISwipeGestureRecognizer]
  ) -> some Gesture {
    DragGesture().onChanged { value in
      for pan in following(pans) {
        pan.motion.follow(value, isNew: pan.state == .possible)
        pan.report(pan.state == .possible ? .began : .changed)
      }
    }
    .onEnded { value in
      for pan in following(pans) where pan.state != .possible {
        pan.motion.follow(value, isNew: false)
        pan.report(.ended)
      }
      let (x, y) = (value.translation.width, value.translation.height)
      let direction: UISwipeGestureRecognizer.Direction =
        abs(x) > abs(y) ? (x < 0 ? .left : .right) : y < 0 ? .up : .down
      for swipe in swipes where swipe.direction.contains(direction) {
        swipe.motion.location = value.startLocation
        swipe.report(.ended)
      }
    }
  }

  /// Returns the pans that follow the fingers, and cancels the others: those that a pinch or a
  /// rotation prevents, since no delegate lets both be recognized.
  private func following(_ pans: [UIPanGestureRecognizer]) -> [UIPanGestureRecognizer] {
    let others = recognizers.filter {
      ($0 is UIPinchGestureRecognizer || $0 is UIRotationGestureRecognizer) && $0.state != .possible
    }
    return pans.filter { pan in
      let isPrevented = others.contains { other in
        let allows =
          pan.delegate?.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other) ?? false
          || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: pan)
            ?? false
        return !allows
      }
      if isPrevented, pan.state != .possible { pan.report(.cancelled) }
      return !isPrevented
    }
  }

  private func press(
    _ first: UILongPressGestureRecognizer, _ presses: [UILongPressGestureRecognizer]
  ) -> some Gesture {
    LongPressGesture(
      minimumDuration: first.minimumPressDuration, maximumDistance: first.allowableMovement
    )
    .onEnded { _ in
      for press in presses {
        press.report(.began)
        press.report(.ended)
      }
    }
  }

  /// The gesture of a view that follows fingers itself.
  private var touches: (some Gesture)? {
    view.touchReceiver == nil
      ? nil
      : DragGesture(minimumDistance: 0).onChanged { value in
        view.followTouch(to: value.location)
      }
      .onEnded { value in view.endTouch(at: value.location) }
  }

  private var pinch: (some Gesture)? {
    let pinches = recognizers.compactMap { $0 as? UIPinchGestureRecognizer }
    return pinches.isEmpty
      ? nil
      : MagnifyGesture().onChanged { value in
        for pinch in pinches {
          pinch.scale = value.magnification
          pinch.motion.location = value.startLocation
          pinch.report(pinch.state == .possible ? .began : .changed)
        }
      }
      .onEnded { value in
        for pinch in pinches {
          pinch.scale = value.magnification
          pinch.report(.ended)
        }
      }
  }

  private var rotation: (some Gesture)? {
    let rotations = recognizers.compactMap { $0 as? UIRotationGestureRecognizer }
    return rotations.isEmpty
      ? nil
      : RotateGesture().onChanged { value in
        for rotation in rotations {
          rotation.rotation = value.rotation.radians
          rotation.report(rotation.state == .possible ? .began : .changed)
        }
      }
      .onEnded { value in
        for rotation in rotations {
          rotation.rotation = value.rotation.radians
          rotation.report(.ended)
        }
      }
  }
}
