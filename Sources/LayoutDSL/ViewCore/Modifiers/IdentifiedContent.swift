/// A view whose identity may be set by `id(_:)`.
protocol IdentifiedContent {
  /// Whether views of this type can have an explicit identity.
  static var mayBeIdentified: Bool { get }
  /// The explicit identity, if it can be found without evaluating a body.
  var explicitID: AnyHashable? { get }
}

extension IdentifiedView: IdentifiedContent {
  static var mayBeIdentified: Bool { true }
  var explicitID: AnyHashable? { id }
}

extension ModifiedContent: IdentifiedContent where Content: View, Modifier: ViewModifier {
  static var mayBeIdentified: Bool {
    (Content.self as? any IdentifiedContent.Type)?.mayBeIdentified ?? false
  }

  var explicitID: AnyHashable? { (content as? any IdentifiedContent)?.explicitID }
}
