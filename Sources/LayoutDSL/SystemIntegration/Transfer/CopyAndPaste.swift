import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

extension View {
  /// Lets the user copy values from the view, which `ViewHost.copiedItems()` returns.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    hostAttribute("", payload: TransferSource { payload() })
  }

  /// Lets the user cut values from the view.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    hostAttribute(payloadType, payload: TransferSource { action() })
  }

  /// Takes pasted values of a type, which `ViewHost.paste(_:)` sends.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    hostAttribute(
      payloadType,
      payload: TransferTarget { items, _ in
        let values = validator(TransferTarget.values(T.self, in: items))
        if !values.isEmpty { action(values) }
        return !values.isEmpty
      })
  }

  /// Sets the item providers that the Copy command copies; nil disables it.
  nonisolated public func onCopyCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    hostAttribute("", payload: action.map { action in TransferSource { action() } })
  }

  /// Sets the item providers that the Cut command cuts; nil disables it.
  nonisolated public func onCutCommand(perform action: (() -> [NSItemProvider])?) -> some View {
    hostAttribute("", payload: action.map { action in TransferSource { action() } })
  }

  /// Takes pasted item providers of some types.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) {
      $0
    } perform: {
      payloadAction($0)
    }
  }

  /// Takes pasted item providers of some types, as the value that `validator` makes of them.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    hostAttribute(
      supportedContentTypes,
      payload: TransferTarget { items, _ in
        let providers = TransferTarget.providers(of: items, for: supportedContentTypes)
        guard !providers.isEmpty, let payload = validator(providers) else { return false }
        payloadAction(payload)
        return true
      })
  }
}
