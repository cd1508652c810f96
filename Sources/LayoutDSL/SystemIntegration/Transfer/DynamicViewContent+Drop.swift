import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

extension DynamicViewContent {
  /// Takes dropped values of a type; `action` receives them and the offset after the last element.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    let end = elementCount
    return hostAttribute(
      payloadType,
      payload: TransferTarget(
        accepts: { items, _ in !TransferTarget.values(T.self, in: items).isEmpty },
        take: { items, _ in
          action(TransferTarget.values(T.self, in: items), end)
          return true
        }))
  }

  /// Takes dropped item providers of some types; `action` receives the offset after the last
  /// element, and them.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    let end = elementCount
    return hostAttribute(
      supportedContentTypes,
      payload: TransferTarget(
        accepts: { items, _ in
          !TransferTarget.providers(of: items, for: supportedContentTypes).isEmpty
        },
        take: { items, _ in
          action(end, TransferTarget.providers(of: items, for: supportedContentTypes))
          return true
        }))
  }

  /// The number of elements; the property of the data is isolated, but views are made on the main
  /// actor alone.
  nonisolated private var elementCount: Int {
    nonisolated(unsafe) let content = self
    return onMainActor { content.data.count }
  }
}
