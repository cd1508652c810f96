import Foundation

extension View {
  /// Says whether touches meet the view; those that do not go to what is behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }
}

nonisolated struct AllowsHitTestingModifier: NodeModifier {
  typealias Node = AllowsHitTestingNode
  let isEnabled: Bool
}

final class AllowsHitTestingNode: UnaryNode<AllowsHitTestingModifier> {
  override func update(_ new: AllowsHitTestingModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override func mayBeHit(at point: CGPoint) -> Bool { modifier.isEnabled }
  override package var kindName: String { "allowsHitTesting" }
  override package var summary: String { "\(modifier.isEnabled)" }
}
