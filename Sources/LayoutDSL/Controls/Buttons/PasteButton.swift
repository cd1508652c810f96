import CoreTransferable
import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

/// A button that pastes values.
///
/// The pasteboard of a screen is empty, so a tap does nothing; `ViewHost.paste(_:)` sends values.
nonisolated public struct PasteButton: View {
  private let target: TransferTarget

  /// Creates a button that pastes values of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    target = TransferTarget { items, _ in
      let values = TransferTarget.values(T.self, in: items)
      if !values.isEmpty { onPaste(values) }
      return !values.isEmpty
    }
  }

  /// Creates a button that pastes item providers of some types.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    self.init(supportedContentTypes: supportedContentTypes) {
      $0
    } payloadAction: {
      payloadAction($0)
    }
  }

  /// Creates a button that pastes the value that `validator` makes of item providers of some types.
  public init<Payload>(
    supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    target = TransferTarget { items, _ in
      let providers = TransferTarget.providers(of: items, for: supportedContentTypes)
      guard !providers.isEmpty, let payload = validator(providers) else { return false }
      payloadAction(payload)
      return true
    }
  }

  /// A prominent button with a symbol.
  @MainActor public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
    .hostAttribute("", payload: target, in: "pasteDestination")
  }
}
