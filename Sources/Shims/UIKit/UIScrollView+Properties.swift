// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import ViewCore

// Properties of scroll views that are kept, and that change no picture.

extension UIScrollView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public var keyboardDismissMode: KeyboardDismissMode {
    get { stored(.none) }
    set { store(newValue) }
  }
  public var bounces: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var alwaysBounceVertical: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var alwaysBounceHorizontal: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var isPagingEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var isDirectionalLockEnabled: Bool {
    get { stored(false) }
    set { store(newValue) }
  }
  public var showsVerticalScrollIndicator: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var showsHorizontalScrollIndicator: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var minimumZoomScale: CGFloat {
    get { stored(1) }
    set { store(newValue) }
  }
  public var maximumZoomScale: CGFloat {
    get { stored(1) }
    set { store(newValue) }
  }
  public var zoomScale: CGFloat {
    get { stored(1) }
    set { store(newValue) }
  }
  public var bouncesZoom: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { stored(.automatic) }
    set { store(newValue) }
  }
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { stored(.zero) }
    set { store(newValue) }
  }
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var delaysContentTouches: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var canCancelContentTouches: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var indicatorStyle: IndicatorStyle {
    get { stored(.default) }
    set { store(newValue) }
  }
  public var scrollsToTop: Bool {
    get { stored(true) }
    set { store(newValue) }
  }
  public var refreshControl: UIRefreshControl? {
    get { stored(nil) }
    set { store(newValue) }
  }

  public var isZooming: Bool { false }
  public var isZoomBouncing: Bool { false }
  public var adjustedContentInset: UIEdgeInsets { contentInset }
  public var contentLayoutGuide: UILayoutGuide { guide(.content) }
  public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  public var panGestureRecognizer: UIPanGestureRecognizer {
    recognizer(UIPanGestureRecognizer())
  }
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    recognizer(UIPinchGestureRecognizer())
  }
  public func flashScrollIndicators() {}
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  public func zoom(to rect: CGRect, animated: Bool) {}
  /// Moves the content by the least distance that shows a rectangle of it.
  public func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let shown = bounds
    guard !shown.contains(rect) else { return }
    func start(_ from: CGFloat, _ to: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      from < least ? from : to > most ? min(from, to - (most - least)) : least
    }
    setContentOffset(
      CGPoint(
        x: start(rect.minX, rect.maxX, shown.minX, shown.maxX),
        y: start(rect.minY, rect.maxY, shown.minY, shown.maxY)), animated: animated)
  }

  /// The recognizer of a kind, which is the same one each time.
  private func recognizer<Recognizer: UIGestureRecognizer>(_ new: Recognizer) -> Recognizer {
    let name = "\(Recognizer.self)"
    let recognizer = stored(new, name)
    store(recognizer, name)
    return recognizer
  }
}
