/// The node of a view with an explicit identity.
package final class IdentityNode: ViewNode {
  package private(set) var id: AnyHashable

  init(id: AnyHashable, inputs: _ViewInputs) {
    self.id = id
    super.init(inputs: inputs)
  }

  func setID(_ new: AnyHashable) {
    guard new != id else { return }
    replaceSlots(id, by: new)
    id = new
  }

  override package var identifiers: [AnyHashable] { [id] }
  override package var kindName: String { "id(\(id))" }
}
