import Foundation

/// Views made from a collection that the user may edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the content.
  public var data: Content.Data { content.data }
}
