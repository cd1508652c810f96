import Foundation

extension View {
  /// Sets whether the view and its descendants take part in hit testing.
  ///
  /// Touches on a view that does not take part reach the views behind it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: enabled))
  }

  /// Lets touches reach the view, which is a whole screen, unless another screen covers it.
  nonisolated package func allowsHitTesting(unlessCovered isCovered: Bool) -> some View {
    modifier(AllowsHitTestingModifier(isEnabled: !isCovered, isScreen: true))
  }
}

nonisolated struct AllowsHitTestingModifier: NodeModifier {
  typealias Node = AllowsHitTestingNode
  let isEnabled: Bool
  /// Whether the view is a screen, which takes no touches only while another one covers it.
  var isScreen = false
}

final class AllowsHitTestingNode: UnaryNode<AllowsHitTestingModifier> {
  override func update(_ new: AllowsHitTestingModifier, inputs: _ViewInputs) {
    environment = inputs.environment
    modifier = new
  }

  override func mayBeHit(at point: CGPoint) -> Bool { modifier.isEnabled }
  override var isCoveredScreen: Bool { modifier.isScreen && !modifier.isEnabled }
  override package var kindName: String { "allowsHitTesting" }
  override package var summary: String { "\(modifier.isEnabled)" }
}
