import LayoutDSL
import SystemIntegration
import ViewCore

/// The gestures of a view of UIKit, on the area of the view.
///
/// Taps, pans, swipes, long presses, pinches and rotations are recognized, by the rules of
/// SwiftUI's own gestures; a recognizer that an app makes is not. An element that fingers press,
/// such as a cell, comes after them.
struct RecognizerGestures: ViewModifier {
  let recognizers: [UIGestureRecognizer]
  private let view: UIView
  private let mark = EvaluationMark()
  @Environment(\.gestureSpace) private var space

  init(of view: UIView) {
    self.view = view
    let all = view.isUserInteractionEnabled ? view.recognizers : []
    recognizers = (all as? [UIGestureRecognizer] ?? []).filter(\.isEnabled)
  }

  func body(content: Content) -> some View {
    if view is UIControl { beforeControl(content) } else { inView(content) }
  }

  private var pans: [UIPanGestureRecognizer] {
    recognizers.compactMap { $0 as? UIPanGestureRecognizer }
  }
  private var swipes: [UISwipeGestureRecognizer] {
    recognizers.compactMap { $0 as? UISwipeGestureRecognizer }
  }
  private var presses: [UILongPressGestureRecognizer] {
    recognizers.compactMap { $0 as? UILongPressGestureRecognizer }
  }

  /// The gestures of a control: one that is recognized cancels the touch of the control.
  private func beforeControl(_ content: Content) -> some View {
    content
      .highPriorityGesture(tap(1))
      .highPriorityGesture(tap(2))
      .highPriorityGesture(pans.isEmpty && swipes.isEmpty ? nil : drag(pans, swipes))
      .highPriorityGesture(presses.first.map { press($0, presses) })
      .simultaneousGesture(presses.isEmpty ? nil : places(of: presses))
      .simultaneousGesture(pinch)
      .simultaneousGesture(rotation)
  }

  private func inView(_ content: Content) -> some View {
    let (pans, swipes, presses) = (pans, swipes, presses)
    let shape = content.contentShape(Rectangle())
    return
      shape
      // A press that is long enough prevents a tap.
      .gesture(presses.first.map { press($0, presses) })
      .gesture(tap(2))
      .gesture(tap(1))
      .gesture(pans.isEmpty && swipes.isEmpty ? nil : drag(pans, swipes))
      .gesture(selection)
      .gesture(touches)
      .simultaneousGesture(presses.isEmpty ? nil : places(of: presses))
      .simultaneousGesture(pinch)
      .simultaneousGesture(rotation)
      .modifier(MenuOfActions(menu: view.contextMenu, sender: view))
  }

  private func tap(_ count: Int) -> (some Gesture)? {
    let taps = recognizers.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.numberOfTapsRequired == count && $0.numberOfTouchesRequired == 1 }
    return taps.isEmpty
      ? nil
      : SpatialTapGesture(count: count, coordinateSpace: space.coordinateSpace)
        .onEnded { value in
          for tap in taps {
            tap.motion.location = place(value.location)
            tap.report(.ended)
          }
        }
  }

  /// Returns a point of the space of the tree in that of the view.
  private func place(_ point: CGPoint) -> CGPoint { space.convert(point, to: view) }

  private func drag(
    _ pans: [UIPanGestureRecognizer], _ swipes: [UISwipeGestureRecognizer]
  ) -> some Gesture {
    DragGesture(coordinateSpace: space.coordinateSpace).onChanged { value in
      for pan in following(pans) where pan.state != .possible || pan.canStart(at: value, space) {
        let isNew = pan.state == .possible
        pan.motion.follow(value, at: place(value.location), isNew: isNew)
        pan.report(isNew ? .began : .changed)
      }
    }
    .onEnded { value in
      for pan in following(pans) where pan.state != .possible {
        pan.motion.follow(value, at: place(value.location), isNew: false)
        pan.report(.ended)
      }
      let (x, y) = (value.translation.width, value.translation.height)
      let direction: UISwipeGestureRecognizer.Direction =
        abs(x) > abs(y) ? (x < 0 ? .left : .right) : y < 0 ? .up : .down
      for swipe in swipes where swipe.direction.contains(direction) {
        swipe.motion.location = place(value.startLocation)
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

  /// Begins when the finger has stayed for long enough, and ends when it is lifted.
  private func press(
    _ first: UILongPressGestureRecognizer, _ presses: [UILongPressGestureRecognizer]
  ) -> some Gesture {
    LongPressGesture(
      minimumDuration: first.minimumPressDuration, maximumDistance: first.allowableMovement
    )
    .sequenced(before: DragGesture(minimumDistance: 0, coordinateSpace: space.coordinateSpace))
    .onChanged { value in
      guard case .second(_, let drag) = value else { return }
      for press in presses {
        if let drag { press.motion.location = place(drag.location) }
        press.report(press.state == .possible ? .began : .changed)
      }
    }
    .onEnded { value in
      for press in presses {
        if press.state == .possible { press.report(.began) }
        press.report(.ended)
      }
    }
  }

  /// Follows the finger of long presses before they begin.
  private func places(of presses: [UILongPressGestureRecognizer]) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: space.coordinateSpace).onChanged { value in
      for press in presses { press.motion.location = place(value.location) }
    }
  }

  /// The gesture of a view that follows fingers itself.
  private var touches: (some Gesture)? {
    view.touchReceiver == nil || !view.isUserInteractionEnabled
      ? nil
      : DragGesture(minimumDistance: 0, coordinateSpace: space.coordinateSpace)
        .onChanged { value in view.followTouch(to: place(value.location)) }
        .onEnded { value in view.endTouch(at: place(value.location)) }
  }

  /// The gesture that selects the element of the view.
  private var selection: (some Gesture)? {
    view.isUserInteractionEnabled
      ? view.pressedElement.map { element in
        PressableGesture(content: PressGesture(yieldsToInner: true)) {
          element.userPresses($0)
        } pressed: {
          element.userSelects()
        }
      } : nil
  }

  private var pinch: (some Gesture)? {
    let pinches = recognizers.compactMap { $0 as? UIPinchGestureRecognizer }
    return pinches.isEmpty
      ? nil
      : MagnifyGesture().onChanged { value in
        for pinch in pinches {
          pinch.follow(value.magnification)
          pinch.motion.location = value.startLocation
          pinch.report(pinch.state == .possible ? .began : .changed)
        }
      }
      .onEnded { value in
        for pinch in pinches {
          pinch.follow(value.magnification)
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
          rotation.follow(value.rotation.radians)
          rotation.report(rotation.state == .possible ? .began : .changed)
        }
      }
      .onEnded { value in
        for rotation in rotations {
          rotation.follow(value.rotation.radians)
          rotation.report(.ended)
        }
      }
  }
}

extension UIPanGestureRecognizer {
  /// The distance from an edge at which a pan from there begins, in points.
  private static let edgeWidth: CGFloat = 20

  /// Whether the pan may begin where a drag did: one from an edge begins at that edge.
  fileprivate func canStart(at drag: DragGesture.Value, _ space: GestureSpace) -> Bool {
    guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges, let view else {
      return true
    }
    let (start, bounds) = (space.convert(drag.startLocation, to: view), view.bounds)
    return edges.contains(.left) && start.x < bounds.minX + Self.edgeWidth
      || edges.contains(.right) && start.x > bounds.maxX - Self.edgeWidth
      || edges.contains(.top) && start.y < bounds.minY + Self.edgeWidth
      || edges.contains(.bottom) && start.y > bounds.maxY - Self.edgeWidth
  }
}
