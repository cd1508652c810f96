import GameplayKit
import Testing

private final class Closed: GKState {
  override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Open.self }
}
private final class Open: GKState {
  var previous: GKState?
  override func didEnter(from previousState: GKState?) { previous = previousState }
}
private final class Locked: GKState {}

struct GKStateMachineTests {
  @Test func aMachineEntersOnlyValidStates() {
    let (closed, open) = (Closed(), Open())
    let machine = GKStateMachine(states: [closed, open, Locked()])
    #expect(machine.enter(Closed.self))
    #expect(!machine.enter(Locked.self) && machine.currentState === closed)
    #expect(machine.enter(Open.self) && open.previous === closed)
    #expect(!machine.canEnterState(GKState.self))
    #expect(machine.state(forClass: Open.self) === open && open.stateMachine === machine)
  }
}
