import Testing

@testable import UIKit

struct LinearSystemTests {
  @Test func anEquationOfHigherPriorityWins() {
    var system = LinearSystem()
    let x = system.addVariable(initial: 7), y = system.addVariable(initial: 7)
    system.addEquation(LinearExpression(variable: x) - LinearExpression(10), priority: 250)
    system.addEquation(LinearExpression(variable: x) - LinearExpression(20), priority: 750)
    system.addEquation(LinearExpression(variable: y) - LinearExpression(variable: x) * 2)
    #expect(system.solved() == [20, 40])
  }

  @Test func aVariableWithoutEquationsKeepsItsInitialValue() {
    var system = LinearSystem()
    let x = system.addVariable(initial: 7), y = system.addVariable(initial: 7)
    system.addEquation(LinearExpression(variable: x) - LinearExpression(variable: y))
    #expect(system.solved() == [7, 7])
  }

  @Test func anInequalityThatHoldsHasNoEffect() {
    var system = LinearSystem()
    let x = system.addVariable()
    let atLeast5 = LinearExpression(variable: x) - LinearExpression(5)
    system.addInequality(atLeast5)
    #expect(system.solved() == [5])
    system.addEquation(LinearExpression(variable: x) - LinearExpression(8), priority: 1)
    #expect(system.solved() == [8])
    system.addInequality(atLeast5 * -1, priority: 2)
    #expect(system.solved() == [5])
  }

  @Test func contradictionsOfOnePriorityEnd() {
    var system = LinearSystem()
    let x = system.addVariable()
    for limit in [3.0, 9, 4] {
      system.addInequality(LinearExpression(variable: x) - LinearExpression(limit))
      system.addInequality(LinearExpression(limit) - LinearExpression(variable: x))
    }
    #expect([3, 4, 9].contains(system.solved()[0]))
  }

  /// A variable that only inequalities limit is at the limit.
  @Test func anInequalityWithoutEquationsHoldsWithoutARest() {
    var system = LinearSystem()
    let x = system.addVariable(), y = system.addVariable(), z = system.addVariable()
    system.addEquation(LinearExpression(variable: x) - LinearExpression(100))
    system.addInequality(
      LinearExpression(variable: x) - LinearExpression(variable: y) - LinearExpression(20))
    system.addInequality(
      LinearExpression(variable: y) - LinearExpression(variable: z) - LinearExpression(30))
    #expect(system.solved() == [100, 80, 50])
  }

  /// The width of the label is not negative, and at least 54; an equation of low priority asks for
  /// less.
  @Test func aWeakerLimitGivesWayToATighterOneOfLowerPriority() {
    var system = LinearSystem()
    let pill = system.addVariable(), label = system.addVariable()
    system.addInequality(LinearExpression(variable: label), priority: 1000)
    system.addEquation(LinearExpression(variable: pill) - LinearExpression(30), priority: 250)
    system.addEquation(
      LinearExpression(variable: pill) - LinearExpression(variable: label) - LinearExpression(56))
    system.addInequality(LinearExpression(variable: label) - LinearExpression(54), priority: 750)
    #expect(system.solved() == [110, 54])
  }
}
