import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewCore

extension View {
  /// Lets the user drag a value out of the view: a finger that has rested on it, or
  /// `ViewHost.drop(from:to:)`.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View {
    hostAttribute("", payload: TransferSource(draggedWith: nil) { [payload()] })
  }

  /// Lets the user drag a value out of the view, with a preview that follows the finger.
  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    hostAttribute("", payload: TransferSource(draggedWith: AnyView(preview())) { [payload()] })
  }

  /// Lets the user drag the value of an item provider out of the view.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    hostAttribute("", payload: TransferSource(draggedWith: nil) { [data()] })
  }

  /// Lets the user drag the value of an item provider out of the view, with a preview that follows
  /// the finger.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    hostAttribute("", payload: TransferSource(draggedWith: AnyView(preview())) { [data()] })
  }

  /// Sets the item provider of the view in a list.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    hostAttribute("", payload: TransferSource { action?().map { [$0] } ?? [] })
  }

  /// Takes dropped values of a type, which a finger or `ViewHost.drop(_:at:)` brings.
  ///
  /// `action` receives the values and the point in the view, and returns whether it took them.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    hostAttribute(
      payloadType,
      payload: TransferTarget(
        accepts: { items, _ in !TransferTarget.values(T.self, in: items).isEmpty },
        track: { step, _, _ in if step != .moved { isTargeted(step == .entered) } },
        take: { items, location in action(TransferTarget.values(T.self, in: items), location) }))
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
      payload: TransferTarget(
        accepts: { items, _ in
          !TransferTarget.providers(of: items, for: supportedContentTypes).isEmpty
        },
        track: { step, _, _ in
          if step != .moved { isTargeted?.wrappedValue = step == .entered }
        },
        take: { items, location in
          action(TransferTarget.providers(of: items, for: supportedContentTypes), location)
        }))
  }

  /// Takes dropped item providers of some types through a delegate.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    let drop = DelegatedDrop(delegate: delegate, types: supportedContentTypes)
    return hostAttribute(
      supportedContentTypes,
      payload: TransferTarget(accepts: drop.accepts, track: drop.track, take: drop.take))
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

/// A view that takes drops through a delegate.
nonisolated private struct DelegatedDrop {
  let delegate: any DropDelegate
  let types: [UTType]

  private func asking<Answer: Sendable>(
    _ items: [Any], _ location: CGPoint,
    _ question: @MainActor (any DropDelegate, DropInfo) -> Answer
  ) -> Answer {
    nonisolated(unsafe) let delegate = delegate
    nonisolated(unsafe) let info = DropInfo(
      location: location, providers: TransferTarget.providers(of: items, for: types))
    return onMainActor { question(delegate, info) }
  }

  func accepts(_ items: [Any], _ location: CGPoint) -> Bool {
    !TransferTarget.providers(of: items, for: types).isEmpty
      && asking(items, location) { $0.validateDrop(info: $1) }
  }

  func track(_ step: TransferTarget.Step, _ items: [Any], _ location: CGPoint) {
    asking(items, location) { delegate, info in
      switch step {
      case .entered: delegate.dropEntered(info: info)
      case .moved: _ = delegate.dropUpdated(info: info)
      case .exited: delegate.dropExited(info: info)
      case .ended: break
      }
    }
  }

  func take(_ items: [Any], _ location: CGPoint) -> Bool {
    asking(items, location) { delegate, info in
      switch delegate.dropUpdated(info: info)?.operation {
      case .cancel, .forbidden:
        delegate.dropExited(info: info)
        return false
      case .copy, .move, nil: return delegate.performDrop(info: info)
      }
    }
  }
}
