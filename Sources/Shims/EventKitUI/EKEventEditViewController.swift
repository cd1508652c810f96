// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import EventKit
@_exported import UIKit

/// The way in which the user left the form of an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }

/// An object that is told when the user leaves the form of an event.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Tells that the user has left the form; it is never called.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// The form for an event; a placeholder is drawn.
@MainActor @preconcurrency
open class EKEventEditViewController: UINavigationController, SystemScreen {
  /// The object that is told when the user leaves the form; it is held weakly.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// The store in which the form would save the event.
  open var eventStore: EKEventStore!
  /// The event to edit; nil is a new one.
  open var event: EKEvent?
}
