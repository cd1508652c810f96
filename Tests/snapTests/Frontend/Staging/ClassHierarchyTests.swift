import Testing

@testable import snap

struct ClassHierarchyTests {
  private func type(
    _ name: String, _ inherits: String..., needs: [String] = [], initializers: [[String]] = []
  ) -> Declaration {
    Declaration(
      kind: .type, name: name, line: 1, column: 1, inherits: inherits, needs: needs,
      initializers: initializers)
  }

  private func candidates(_ types: Declaration...) -> [Candidate] {
    Candidate.candidates(in: [("App/A.swift", types)])
  }

  @Test func classesBelowOwnClassesAreControllers() {
    let found = candidates(
      type("Base", "UIViewController"), type("Home", "Base"), type("Model", "NSObject"))
    #expect(found.map(\.name) == ["Base", "Home"])
    #expect(found.allSatisfy { $0.kind == .controller && $0.canBeRendered })
  }

  @Test func aControllerNeedsTheArgumentsOfTheClassAbove() {
    let found = candidates(
      type("Base", "UIViewController", initializers: [["model"], ["coder"]]),
      type("Home", "Base"),
      type("Own", "Base", initializers: [[]]),
      type(
        "Nib", "UIViewController", initializers: [["nibNameOrNil", "nibBundleOrNil"], ["coder"]])
    )
    #expect(found.map(\.needs) == [["model"], ["model"], [], []])
  }

  @Test func aCollectionControllerThatGivesItselfALayoutIsAController() {
    let found = candidates(
      type("Grid", "UICollectionViewController", initializers: [[], ["coder"]]),
      type("Stored", "UICollectionViewController", initializers: [["coder"]]),
      type("Plain", "UICollectionViewController"))
    #expect(found.map(\.name) == ["Grid"])
  }

  @Test func aControllerNeedsThePropertiesThatOthersSet() {
    var base = type("Base", "UIViewController")
    base.unsetProperties = ["model"]
    let found = candidates(base, type("Home", "Base"))
    #expect(found.map(\.needs) == [["model"], ["model"]])
  }

  @Test func theSceneDelegateOfAnAppIsTheNearestOne() {
    let found = Candidate.candidates(in: [
      ("Other/Scene.swift", [type("OtherScene", "UIResponder", "UIWindowSceneDelegate")]),
      ("App/Scene.swift", [type("Scene", "UIResponder", "UIWindowSceneDelegate")]),
      ("App/Delegate.swift", [type("Delegate", "UIResponder", "UIApplicationDelegate")]),
    ])
    #expect(found.map(\.kind) == [.delegate])
    #expect(found.first?.sceneDelegate == "Scene")
  }

  @Test func theDelegateOfAnAppOfSwiftUIIsNoAppItself() {
    let found = candidates(
      type("Delegate", "NSObject", "UIApplicationDelegate"), type("Main", "App"))
    #expect(found.map(\.kind) == [.app])
  }

  @Test func aCycleOfClassesEnds() {
    let found = candidates(type("A", "B"), type("B", "A", "UIViewController"))
    #expect(found.map(\.name) == ["A", "B"])
  }
}
