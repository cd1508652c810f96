import ViewCore

#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// An object that handles events, for code written for UIKit.
  ///
  /// Events do not reach UIKit's objects here.
  @MainActor @preconcurrency
  open class UIResponder: NSObject {
    /// Values that properties of other modules keep, by their names.
    package var stored: [String: Any] = [:]

    /// Creates a responder.
    public override init() {
      super.init()
    }

    /// The responder that handles what this one does not.
    open var next: UIResponder? { nil }
    /// Whether this responder can receive typed text.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this responder receives typed text, as a text field does.
    open var isFirstResponder: Bool { false }

    /// Has no effect; returns whether this responder can receive typed text.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Has no effect.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Whether this responder can stop receiving typed text.
    open var canResignFirstResponder: Bool { true }
    /// The view in place of the keyboard; nil for the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard; nil for none.
    open var inputAccessoryView: UIView? { nil }
    /// Has no effect: there is no keyboard.
    open func reloadInputViews() {}
    /// The changes that can be undone: none.
    open var undoManager: UndoManager? { nil }
    /// The activity of the user.
    open var userActivity: NSUserActivity?
    /// Writes the state into the activity of the user.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Restores the activity of the user.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Never called: the device does not move.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called: the device does not move.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Never called: the device does not move.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    /// Called by nothing: there are no keys.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called by nothing: there are no keys.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called by nothing: there are no keys.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called by nothing: there are no keys.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Called by nothing: there are no headphones.
    open func remoteControlReceived(with event: UIEvent?) {}
    /// Called by nothing: there is no pencil.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Editing

    /// The standard editing gestures of the responder.
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
    /// An identifier for the input mode that the system remembers; nil for none.
    open var textInputContextIdentifier: String? { nil }
    /// Has no effect: no menu is open.
    open func cut(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func copy(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func paste(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func pasteAndMatchStyle(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func delete(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func select(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func selectAll(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func toggleBoldface(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func toggleItalics(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func toggleUnderline(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func increaseSize(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func decreaseSize(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func find(_ sender: Any?) {}
    /// Has no effect: no menu is open.
    open func printContent(_ sender: Any?) {}
  }

  /// An event, which never happens here.
  @MainActor @preconcurrency
  open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
      /// A finger.
      case touches
      /// A movement of the device.
      case motion
      /// A button of headphones.
      case remoteControl
      /// A button.
      case presses
      /// A wheel.
      case scroll = 10
      /// A pointer.
      case hover
      /// A change of a gesture.
      case transform = 14
    }

    /// A kind of event in more detail.
    public enum EventSubtype: Int, Sendable {
      /// Nothing.
      case none
      /// The device is shaken.
      case motionShake
      /// Headphones: play.
      case remoteControlPlay = 100
      /// Headphones: pause.
      case remoteControlPause
      /// Headphones: stop.
      case remoteControlStop
      /// Headphones: play or pause.
      case remoteControlTogglePlayPause
      /// Headphones: the next one.
      case remoteControlNextTrack
      /// Headphones: the previous one.
      case remoteControlPreviousTrack
    }

    /// The kind of the event.
    open var type: EventType { .touches }
    /// The kind of the event in more detail.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The fingers of the event: none.
    open var allTouches: Set<UITouch>? { nil }

    /// The fingers of the event in a view: none.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    /// The places of a finger since the last event: none.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    /// The places where a finger will be: none.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  }

  /// An event of buttons, which never happens here.
  open class UIPressesEvent: UIEvent {
    /// The buttons of the event: none.
    open var allPresses: Set<UIPress> { [] }
  }

  /// A button that is pressed, which never happens here.
  @MainActor @preconcurrency
  open class UIPress: NSObject {
    /// The phase of a press.
    public enum Phase: Int, Sendable {
      /// The button goes down.
      case began
      /// The force changes.
      case changed
      /// Nothing changes.
      case stationary
      /// The button goes up.
      case ended
      /// The press does not count.
      case cancelled
    }

    /// The phase.
    open var phase: Phase { .ended }
    /// The time of the press, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The force, 0…1.
    open var force: CGFloat { 0 }
  }

  /// A finger on the screen, which UIKit's objects never receive here.
  @MainActor @preconcurrency
  open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
      /// The finger comes down.
      case began
      /// The finger moves.
      case moved
      /// Nothing changes.
      case stationary
      /// The finger is lifted.
      case ended
      /// The touch does not count.
      case cancelled
      /// A pointer comes into the window.
      case regionEntered
      /// A pointer moves.
      case regionMoved
      /// A pointer leaves the window.
      case regionExited
    }

    /// An object that touches the screen.
    public enum TouchType: Int, Sendable {
      /// A finger.
      case direct
      /// A remote control.
      case indirect
      /// A pencil.
      case pencil
      /// A pointer.
      case indirectPointer
      /// Another name of the pencil.
      public static var stylus: TouchType { .pencil }
    }

    /// The view under the finger: none.
    open var view: UIView? { nil }
    /// The phase.
    open var phase: Phase { .cancelled }
    /// The object that touches the screen.
    open var type: TouchType { .direct }
    /// The number of taps.
    open var tapCount: Int { 0 }
    /// The time of the touch, in seconds.
    open var timestamp: TimeInterval { 0 }
    /// The force of the touch.
    open var force: CGFloat { 0 }
    /// The greatest force.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The radius of the finger, in points.
    open var majorRadius: CGFloat { 0 }
    /// The error of the radius, in points.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The rotation of a pencil around its axis, in radians.
    open var rollAngle: CGFloat { 0 }
    /// The number of an update of estimated properties: none.
    open var estimationUpdateIndex: NSNumber? { nil }
    /// The angle of a pencil above the screen, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }

    /// Returns the place of the finger in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Returns the last place of the finger in a view.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Returns the place of a pencil in a view.
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
    /// Returns the last place of a pencil in a view.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Returns the direction of a pencil in a view, in radians.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// Returns the direction of a pencil in a view.
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
  }
#endif
