import Foundation
import ViewCore

/// A gesture recognizer of UIKit on a view of SwiftUI.
///
/// Taps, pans and long presses are recognized, by the rules of SwiftUI's own gestures; recognizers
/// of other classes are made and never recognize.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The class of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// The type of an object that connects the recognizer to the view, for example as a delegate.
  associatedtype Coordinator = Void
  /// The context in which the recognizer is created and updated.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// The converter of positions.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Creates the recognizer.
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Updates the recognizer to the state of the view.
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Responds to a change of the recognizer's state.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Creates the coordinator, before the recognizer.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// The context in which a recognizer is created and updated.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The converter of the recognizer's positions.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Positions of a recognizer in the space of its view.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  fileprivate let motion: GestureMotion

  /// The position, in points.
  public var localLocation: CGPoint { motion.location }
  /// The distance from the start, in points; nil unless the recognizer follows a pan.
  public var localTranslation: CGPoint? { motion.translation }
  /// The velocity in points per second; nil unless the recognizer follows a pan.
  public var localVelocity: CGPoint? { motion.velocity }

  /// Returns the position in a coordinate space.
  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    convert(localPoint: motion.location, to: coordinateSpace)
  }

  /// Returns the distance from the start in a coordinate space; nil unless the recognizer follows a
  /// pan.
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    motion.translation.map { vector($0, in: coordinateSpace) }
  }

  /// Returns the velocity in a coordinate space, in points per second; nil unless the recognizer
  /// follows a pan.
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    motion.velocity.map { vector($0, in: coordinateSpace) }
  }

  /// Returns a point of the view in a coordinate space.
  public func convert(
    localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol
  ) -> CGPoint {
    localPoint.applying(transform(to: coordinateSpace))
  }

  /// Returns a point of the screen in a coordinate space.
  public func convert(
    globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local
  ) -> CGPoint {
    globalPoint.applying(transform(to: .global).inverted())
      .applying(transform(to: coordinateSpace))
  }

  private func transform(to space: some CoordinateSpaceProtocol) -> CGAffineTransform {
    let space = space.coordinateSpace
    return space.isLocal ? .identity : motion.transform(space) ?? .identity
  }

  private func vector(_ vector: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let transform = transform(to: space)
    return CGPoint(
      x: vector.x * transform.a + vector.y * transform.c,
      y: vector.x * transform.b + vector.y * transform.d)
  }
}

/// The state of the fingers of a recognizer.
final class GestureMotion {
  var location = CGPoint.zero
  /// The distance from the start, or from where the app has set it; nil unless a pan is followed.
  var translation: CGPoint? {
    path.map { CGPoint(x: $0.x + offset.x, y: $0.y + offset.y) }
  }
  var velocity: CGPoint?
  /// The distance from the start; nil unless a pan is followed.
  private var path: CGPoint?
  private var offset = CGPoint.zero
  /// Returns the transform from the space of the recognizer's view to another one; nil if the view
  /// is not on a screen.
  var transform: (CoordinateSpace) -> CGAffineTransform? = { _ in nil }

  /// Makes the distance so far another one.
  func setTranslation(_ new: CGPoint) {
    guard let path else { return }
    offset = CGPoint(x: new.x - path.x, y: new.y - path.y)
  }

  /// Takes the state of a drag, whose finger is at a point of the view.
  func follow(_ value: DragGesture.Value, at place: CGPoint, isNew: Bool) {
    if isNew { offset = .zero }
    location = place
    path = CGPoint(x: value.translation.width, y: value.translation.height)
    velocity = CGPoint(x: value.velocity.width, y: value.velocity.height)
  }
}

extension View {
  /// Adds a gesture recognizer of UIKit to the view.
  public func gesture<Representable: UIGestureRecognizerRepresentable>(
    _ representable: Representable
  ) -> some View {
    modifier(GestureRecognizerModifier(representable: representable))
  }
}

private struct GestureRecognizerModifier<Representable: UIGestureRecognizerRepresentable>:
  ViewModifier
{
  /// The recognizer and the coordinator, which live as long as the view.
  private final class Holder {
    var made: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?
  }

  let representable: Representable
  @State private var holder = Holder()

  func body(content: Content) -> some View {
    let (recognizer, context) = made
    representable.updateUIGestureRecognizer(recognizer, context: context)
    let tap = (recognizer as? UITapGestureRecognizer).map { tap in
      SpatialTapGesture(count: tap.numberOfTapsRequired).onEnded { value in
        recognizer.motion.location = value.location
        send(.ended)
      }
    }
    let pan = (recognizer as? UIPanGestureRecognizer).map { _ in
      DragGesture().onChanged { value in
        follow(value)
        send([.began, .changed].contains(recognizer.state) ? .changed : .began)
      }
      .onEnded { value in
        follow(value)
        send(.ended)
        recognizer.state = .possible
      }
    }
    let press = (recognizer as? UILongPressGestureRecognizer).map { press in
      LongPressGesture(
        minimumDuration: press.minimumPressDuration, maximumDistance: press.allowableMovement
      )
      .onEnded { _ in
        send(.began)
        send(.ended)
        recognizer.state = .possible
      }
    }
    nonisolated(unsafe) let motion = recognizer.motion
    return content.gesture(tap).gesture(pan).gesture(press)
      .onGeometryChange(for: Bool.self) { proxy in
        motion.transform = proxy.makeTransform()
        return true
      } action: { _ in
      }
  }

  private var made:
    (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)
  {
    if let made = holder.made { return made }
    let motion = GestureMotion()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(motion: motion)
    let context = Representable.Context(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: context)
    recognizer.motion = motion
    holder.made = (recognizer, context)
    return (recognizer, context)
  }

  private func follow(_ value: DragGesture.Value) {
    let recognizer = made.recognizer
    recognizer.motion.follow(
      value, at: value.location, isNew: recognizer.state == .possible)
  }

  private func send(_ state: UIGestureRecognizer.State) {
    let (recognizer, context) = made
    guard recognizer.isEnabled else { return }
    recognizer.state = state
    representable.handleUIGestureRecognizerAction(recognizer, context: context)
  }
}
