import Foundation
import ViewCore

#if !canImport(ObjectiveC)
  /// The changes that a user can undo and redo.
  ///
  /// Changes that are registered between `beginUndoGrouping` and `endUndoGrouping` are undone
  /// together; every other change is a separate group.
  open class UndoManager: NSObject, @unchecked Sendable {
    private struct Group {
      var name: String
      var actions: [() -> Void] = []
    }

    private enum Mode {
      case recording, undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: [Group] = []
    private var mode = Mode.recording
    private var disabledCount = 0

    /// The largest number of groups that can be undone; 0 is no limit.
    open var levelsOfUndo = 0 {
      didSet { trim() }
    }
    /// Has no effect: changes outside a group are never combined.
    open var groupsByEvent = true

    /// Whether there is a change to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
    /// Whether there is a change to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether a change is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether a change is being redone.
    open var isRedoing: Bool { mode == .redoing }
    /// Whether changes are registered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
    /// The number of groups that are open.
    open var groupingLevel: Int { open.count }
    /// The name of the change to undo; empty without a name.
    open var undoActionName: String { undoStack.last?.name ?? "" }
    /// The name of the change to redo; empty without a name.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// The title of a menu item that undoes.
    open var undoMenuItemTitle: String { Self.title("Undo", undoActionName) }
    /// The title of a menu item that redoes.
    open var redoMenuItemTitle: String { Self.title("Redo", redoActionName) }

    private static func title(_ verb: String, _ name: String) -> String {
      name.isEmpty ? verb : "\(verb) \(name)"
    }

    /// Registers the action that undoes a change; while a change is undone, that redoes it.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let action = { [weak target] in if let target { handler(target) } }
      if mode == .recording { redoStack = [] }
      if open.isEmpty {
        push(Group(name: "", actions: [action]))
      } else {
        open[open.count - 1].actions.append(action)
      }
    }

    private func push(_ group: Group) {
      NotificationCenter.default.post(name: .NSUndoManagerCheckpoint, object: self)
      if mode == .undoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        trim()
      }
    }

    private func trim() {
      if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
    }

    /// Opens a group of changes.
    open func beginUndoGrouping() { open.append(Group(name: "")) }

    /// Closes the innermost group; without one, nothing happens.
    open func endUndoGrouping() {
      guard let group = open.popLast(), !group.actions.isEmpty else { return }
      if open.isEmpty {
        push(group)
      } else {
        open[open.count - 1].actions += group.actions
      }
    }

    /// Closes the open groups and undoes the last group of changes.
    open func undo() {
      while !open.isEmpty { endUndoGrouping() }
      perform(undoStack.popLast(), .undoing)
    }

    /// Redoes the group of changes that was undone last.
    open func redo() { perform(redoStack.popLast(), .redoing) }

    /// Undoes the last group of changes.
    open func undoNestedGroup() { undo() }

    private func perform(_ group: Group?, _ mode: Mode) {
      guard let group else { return }
      let isUndo = mode == .undoing
      let center = NotificationCenter.default
      center.post(
        name: isUndo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange, object: self)
      defer {
        center.post(
          name: isUndo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange, object: self)
      }
      let outer = self.mode
      self.mode = mode
      beginUndoGrouping()
      group.actions.reversed().forEach { $0() }
      open[open.count - 1].name = group.name
      endUndoGrouping()
      self.mode = outer
    }

    /// Names the last change.
    open func setActionName(_ actionName: String) {
      if !open.isEmpty {
        open[open.count - 1].name = actionName
      } else if mode == .undoing, !redoStack.isEmpty {
        redoStack[redoStack.count - 1].name = actionName
      } else if !undoStack.isEmpty {
        undoStack[undoStack.count - 1].name = actionName
      }
    }

    /// Stops registering changes until the matching `enableUndoRegistration`.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Registers changes again.
    open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

    /// Forgets all changes.
    open func removeAllActions() { (undoStack, redoStack, open) = ([], [], []) }
  }

  extension NSNotification.Name {
    /// A change is registered.
    public static let NSUndoManagerCheckpoint = NSNotification.Name(
      "NSUndoManagerCheckpointNotification")
    /// A change is about to be undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// A change was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    /// A change is about to be redone.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// A change was redone.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
      "NSUndoManagerDidRedoChangeNotification")
  }
#endif

extension EnvironmentValues {
  private enum UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
  }

  /// The undo manager of the screen; nil unless `environment(_:_:)` sets one.
  public var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
