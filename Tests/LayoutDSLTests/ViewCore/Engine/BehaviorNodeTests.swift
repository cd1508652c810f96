import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

@MainActor struct BehaviorNodeTests {
  /// The answers of the hooks; nil or false keeps the behaviour of the node.
  nonisolated struct Answers: NodeModifier {
    typealias Node = BehaviorNode<Answering>
    var size: CGSize?
    var inset: CGFloat?
    var exportsGuides = true
    var isHit = true
    var keepsFormer = false
    var overlay: Color?
    var kindName: String?
    var journal: Journal?
  }

  final class Answering: NodeBehavior {
    typealias Modifier = Answers
    unowned let node: BehaviorNode<Answering>
    private lazy var overlay = SecondaryLayer(node: node)

    init(_ node: BehaviorNode<Answering>) {
      self.node = node
      if let color = node.modifier.overlay {
        overlay.make(
          color.probe("overlay"), alignment: .center,
          inputs: _ViewInputs(parent: node, environment: node.environment))
      }
    }

    func update(_ new: Modifier, inputs: _ViewInputs) -> Bool { new.keepsFormer }
    func detach() { modifier.journal?.note("detached") }
    func size(for proposal: ProposedViewSize) -> CGSize? { modifier.size }
    var isRigid: Bool? { modifier.size == nil ? nil : false }

    func placeChildren() -> Bool {
      guard let inset = modifier.inset, let child else { return false }
      node.place(child, at: CGPoint(x: inset, y: inset), proposal: proposal)
      layer?.current.first?.place(at: .zero, proposal: ProposedViewSize(size))
      return true
    }

    var exportsGuides: Bool { modifier.exportsGuides }
    func isHit(at point: CGPoint) -> Bool { modifier.isHit }
    var layer: SecondaryLayer? { modifier.overlay == nil ? nil : overlay }
    var layeredChildren: ContiguousArray<GeometricNode>? {
      layer?.joined(with: node.children, isBehind: false)
    }
    var kindName: String? { modifier.kindName }
  }

  private func box(_ answers: Answers) -> some View {
    Color.red.frame(width: 40, height: 40).probe("child").modifier(answers).probe("node")
  }

  @Test func aBehaviourWithoutAnswersIsThatOfTheChild() {
    let screen = Screen { box(Answers()) }
    #expect(screen.frame("node") == CGRect(30, 30, 40, 40))
    #expect(screen.frame("child") == CGRect(30, 30, 40, 40))
    #expect(screen.hit(50, 50) == "child")
    #expect(screen.tree.contains("Answers"))
  }

  @Test func answersReplaceTheSizeThePlaceAndTheName() {
    let screen = Screen {
      box(Answers(size: CGSize(width: 60, height: 20), inset: 5, kindName: "Answered"))
    }
    #expect(screen.frame("node") == CGRect(20, 40, 60, 20))
    #expect(screen.frame("child").origin == CGPoint(x: 25, y: 45))
    #expect(screen.tree.contains("Answered"))
  }

  @Test(arguments: [true, false])
  func guidesOfTheChildAreExportedOnRequest(exports: Bool) {
    let screen = Screen {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.top) { _ in 6 }
          .modifier(Answers(exportsGuides: exports)).probe("guided")
        Color.blue.frame(width: 10, height: 10).probe("plain")
      }
    }
    #expect(screen.frame("plain").minY - screen.frame("guided").minY == (exports ? 6 : 0))
  }

  @Test func aNewModifierIsStoredUnlessTheBehaviourHasStoredIt() {
    for (keepsFormer, width) in [(false, 60), (true, 20)] as [(Bool, CGFloat)] {
      let stage = Stage<CGFloat>(20) { width in
        box(Answers(size: CGSize(width: width, height: 20), keepsFormer: keepsFormer))
      }
      #expect(stage.screen.frame("node").width == 20)
      stage.value = 60
      #expect(stage.screen.frame("node").width == width)
    }
  }

  @Test func theLayerIsPaintedAndHitAfterTheChild() {
    let screen = Screen {
      box(Answers(size: CGSize(width: 40, height: 40), inset: 0, overlay: .blue))
    }
    #expect(screen.probes == ["node", "child", "overlay"])
    #expect(screen.frame("overlay") == CGRect(30, 30, 40, 40))
    #expect(screen.hit(50, 50) == "overlay")
  }

  @Test func aRemovedNodeDetachesItsBehaviour() {
    let journal = Journal()
    let stage = Stage(true) { isShown in
      if isShown { box(Answers(journal: journal)) }
    }
    stage.screen.graph.update()
    #expect(journal.entries.isEmpty)
    stage.value = false
    stage.screen.graph.update()
    #expect(journal.entries == ["detached"])
  }
}
