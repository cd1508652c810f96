import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

extension View {
  /// Lets the user drag a value out of the view, which `ViewHost.drop(from:to:)` does.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    hostAttribute("", payload: TransferSource { [payload()] })
  }

  /// Lets the user drag a value out of the view, with a preview, which is not drawn.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    hostAttribute("", payload: TransferSource { [payload()] })
  }

  /// Lets the user drag the value of an item provider out of the view.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    hostAttribute("", payload: TransferSource { [data()] })
  }

  /// Lets the user drag the value of an item provider out of the view, with a preview, which is not
  /// drawn.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    hostAttribute("", payload: TransferSource { [data()] })
  }

  /// Sets the item provider of the view in a list.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    hostAttribute("", payload: TransferSource { action?().map { [$0] } ?? [] })
  }

  /// Takes dropped values of a type, which `ViewHost.drop(_:at:)` sends.
  ///
  /// `action` receives the values and the point in the view, and returns whether it took them.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    hostAttribute(
      payloadType,
      payload: TransferTarget { items, location in
        let values = TransferTarget.values(T.self, in: items)
        guard !values.isEmpty else { return false }
        isTargeted(true)
        defer { isTargeted(false) }
        return action(values, location)
      })
  }

  /// Takes dropped item providers of some types.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes dropped item providers of some types, and the point in the view.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    hostAttribute(
      supportedContentTypes,
      payload: TransferTarget { items, location in
        let providers = TransferTarget.providers(of: items, for: supportedContentTypes)
        guard !providers.isEmpty else { return false }
        isTargeted?.wrappedValue = true
        defer { isTargeted?.wrappedValue = false }
        return action(providers, location)
      })
  }

  /// Takes dropped item providers of some types through a delegate.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    hostAttribute(
      supportedContentTypes,
      payload: TransferTarget { items, location in
        let providers = TransferTarget.providers(of: items, for: supportedContentTypes)
        guard !providers.isEmpty else { return false }
        nonisolated(unsafe) let delegate = delegate
        nonisolated(unsafe) let info = DropInfo(location: location, providers: providers)
        return onMainActor {
          guard delegate.validateDrop(info: info) else { return false }
          delegate.dropEntered(info: info)
          switch delegate.dropUpdated(info: info)?.operation {
          case .cancel, .forbidden:
            delegate.dropExited(info: info)
            return false
          case .copy, .move, nil: return delegate.performDrop(info: info)
          }
        }
      })
  }

  /// Takes dropped item providers of the types with some identifiers.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Takes dropped item providers of the types with some identifiers, and the point in the view.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Takes dropped item providers of the types with some identifiers through a delegate.
  @_disfavoredOverload
  nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: UTType.named(supportedTypes), delegate: delegate)
  }
}

extension UTType {
  /// Returns the types with some identifiers, declared ones and others.
  fileprivate static func named(_ identifiers: [String]) -> [UTType] {
    identifiers.map { UTType($0) ?? UTType(importedAs: $0) }
  }
}
