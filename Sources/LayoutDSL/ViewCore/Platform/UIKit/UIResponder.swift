#if os(Linux) || !canImport(UIKit)
  import Foundation

  /// An object that handles events, for code written for UIKit.
  ///
  /// Events do not reach UIKit's objects here.
  @MainActor
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
  }
#endif
