/// A node that holds the slots of a conditional, an erased view or one element of a `ForEach`.
package final class StructuralNode: ViewNode {
  package enum Kind {
    case conditional, erased, element, content
  }

  let kind: Kind
  /// The branch that the slots belong to.
  @exclusivity(unchecked) private var branch: Int?
  /// Called when the geometric nodes below change, for an owner that lists them.
  @exclusivity(unchecked) var changed: (() -> Void)?

  package init(kind: Kind, inputs: _ViewInputs) {
    self.kind = kind
    super.init(inputs: inputs)
    listsSlots = true
  }

  /// Chooses a branch; a different branch replaces the slots.
  func setBranch(_ new: Int) {
    if let branch, branch != new { replaceSlots(branch, by: new) }
    branch = new
  }

  override func structureChanged() {
    changed?()
  }

  override var isTransparentToPreferences: Bool { true }
  override package var kindName: String { "\(kind)" }
}
