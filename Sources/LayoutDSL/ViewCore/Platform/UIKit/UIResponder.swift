#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// An object that handles events, for code written for UIKit.
  ///
  /// Events do not reach UIKit's objects here.
  @MainActor @preconcurrency
  open class UIResponder: NSObject {
    /// Creates a responder.
    public override init() {
      super.init()
    }

    /// The responder that handles what this one does not.
    open var next: UIResponder? { nil }
    /// Whether this responder can receive typed text.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether this responder receives typed text: never.
    open var isFirstResponder: Bool { false }

    /// Has no effect; returns whether this responder can receive typed text.
    @discardableResult
    open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }

    /// Has no effect.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    /// Called by nothing: fingers do not reach UIKit's objects.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  /// An event, which never happens here.
  @MainActor @preconcurrency
  open class UIEvent: NSObject {
    /// The fingers of the event: none.
    open var allTouches: Set<UITouch>? { nil }
  }

  /// A finger on the screen, which UIKit's objects never receive here.
  @MainActor @preconcurrency
  open class UITouch: NSObject {
    /// The view under the finger: none.
    open var view: UIView? { nil }

    /// Returns the place of the finger in a view.
    open func location(in view: UIView?) -> CGPoint { .zero }
  }
#endif
