// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// A state of a machine, as a class.
open class GKState: NSObject {
  open internal(set) weak var stateMachine: GKStateMachine?
  public override init() { super.init() }
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states.
open class GKStateMachine: NSObject {
  private let states: [ObjectIdentifier: GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    states[ObjectIdentifier(stateClass)] != nil
      && currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else {
      return false
    }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A part of an object of a game.
open class GKComponent: NSObject {
  open internal(set) weak var entity: GKEntity?
  public override init() { super.init() }
  open func update(deltaTime seconds: TimeInterval) {}
  open func didAddToEntity() {}
  open func willRemoveFromEntity() {}
}

/// An object of a game, made of components.
open class GKEntity: NSObject {
  open private(set) var components: [GKComponent] = []
  public override init() { super.init() }
  open func addComponent(_ component: GKComponent) {
    components.removeAll { type(of: $0) == type(of: component) }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    for component in components where component is ComponentType {
      component.willRemoveFromEntity()
    }
    components.removeAll { $0 is ComponentType }
  }
  open func component<ComponentType: GKComponent>(
    ofType componentClass: ComponentType.Type
  ) -> ComponentType? { components.lazy.compactMap { $0 as? ComponentType }.first }
  open func update(deltaTime seconds: TimeInterval) {
    for component in components { component.update(deltaTime: seconds) }
  }
}

/// A scene of a file with entities; no such file is read.
open class GKScene: NSObject {
  open var entities: [GKEntity] = []
  open var rootNode: NSObject?
  open var graphs: [String: Any] { [:] }
  public override init() { super.init() }
  public convenience init?(fileNamed filename: String) { nil }
}
