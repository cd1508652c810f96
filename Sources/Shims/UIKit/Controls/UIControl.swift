// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Controls
import Foundation
import SystemIntegration
import ViewCore

/// A control; a subclass of the app is drawn as a view, and a tap sends its events.
///
/// UIKit's own controls are drawn as SwiftUI controls.
@MainActor @preconcurrency
open class UIControl: UIView, UIViewContent {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
    public static let menuActionTriggered = Event(rawValue: 16384)
    public static let editingDidBegin = Event(rawValue: 65536)
    public static let editingChanged = Event(rawValue: 131072)
    public static let editingDidEnd = Event(rawValue: 262144)
    public static let editingDidEndOnExit = Event(rawValue: 524288)
    public static let allTouchEvents = Event(rawValue: 4095)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: .max)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF0000)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var allTargets: Set<AnyHashable> {
    Set(targets.entries.compactMap { $0.target as? NSObject })
  }
  open var allControlEvents: Event {
    (actions.map(\.events) + targets.entries.map(\.events)).reduce([]) { $0.union($1) }
  }
  /// The states of the control.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  private var actions: [(action: UIAction, events: Event)] = []
  private var targets = TargetActions()

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    primaryAction.map { addAction($0, for: .primaryActionTriggered) }
  }

  /// Calls a method of an object for some events; without an object, of the first one around the
  /// control that has the method.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.add(target, action, for: controlEvents)
  }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    targets.remove(target, action, for: controlEvents)
  }
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = targets.entries
      .filter { $0.target === target as AnyObject? && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }
  open func sendAction(_ action: UIAction) { action.handler(action) }
  /// Returns the middle: no menu is open.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && controlEvents.isSuperset(of: $0.events)
    }
  }
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for (action, events) in actions where !stop { iterator(action, nil, events, &stop) }
    for entry in targets.entries where !stop {
      iterator(nil, (entry.target, entry.action), entry.events, &stop)
    }
  }
  /// Performs the actions of some events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    for entry in targets.entries
    where entry.canBeSent && !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action, to: entry.target, for: UIEvent())
    }
  }
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  package var content: AnyView {
    (self as? any SystemControl)?.drawing
      ?? AnyView(
        Button {
          self.userTaps()
        } label: {
          Color.clear.contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .disabled(!isEnabled)
        .accessibilityLabel(Text(verbatim: accessibilityLabel ?? shownWords)))
  }

  /// Sends the events of a tap inside the control.
  func userTaps() {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
  }

  /// Returns a binding to a value of a control: a finger that changes it runs the control's
  /// actions.
  func binding<Control: UIControl, Value>(
    of control: Control, to value: ReferenceWritableKeyPath<Control, Value>
  ) -> Binding<Value> {
    Binding {
      control[keyPath: value]
    } set: {
      control[keyPath: value] = $0
      control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  /// The size of a view of SwiftUI that represents the control.
  func size(of view: some View) -> CGSize { ViewMeasurement.size(of: view, width: nil) }
}

/// A control of another framework that is drawn.
@MainActor package protocol SystemControl: UIControl {
  var drawing: AnyView { get }
}
