// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for dragging, dropping, files and services of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func draggable(_ payload: @autoclosure @escaping () -> Any) -> Self { self }
  nonisolated public func draggable(
    _ payload: @autoclosure @escaping () -> Any, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  nonisolated public func dropDestination<T>(
    for type: T.Type,
    action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  nonisolated public func onDrag(_ data: @escaping () -> Any) -> Self { self }
  nonisolated public func onDrag(
    _ data: @escaping () -> Any, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  nonisolated public func onDrop(of types: [Any], delegate: Any) -> Self { self }
  nonisolated public func onDrop(
    of types: [Any], isTargeted: Binding<Bool>?, perform action: @escaping ([Any]) -> Bool
  ) -> Self { self }
  nonisolated public func onDrop(
    of types: [Any], isTargeted: Binding<Bool>?, perform action: @escaping ([Any], CGPoint) -> Bool
  ) -> Self { self }
  nonisolated public func itemProvider(_ action: (() -> Any?)?) -> Self { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [Any],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [Any],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileExporter(
    isPresented: Binding<Bool>,
    document: Any?,
    contentType: Any,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileExporter(
    isPresented: Binding<Bool>,
    documents: Any,
    contentType: Any,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileExporter(
    isPresented: Binding<Bool>,
    item: Any?,
    contentTypes: [Any] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  nonisolated public func fileDialogMessage(_ message: Text?) -> Self { self }
  nonisolated public func fileDialogDefaultDirectory(_ directory: URL?) -> Self { self }
  nonisolated public func copyable(_ payload: @autoclosure @escaping () -> [Any]) -> Self { self }
  nonisolated public func cuttable<T>(
    for type: T.Type, action: @escaping () -> [T]
  ) -> Self { self }
  nonisolated public func pasteDestination<T>(
    for type: T.Type, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> Self { self }
  nonisolated public func onCopyCommand(perform action: (() -> [Any])?) -> Self { self }
  nonisolated public func onCutCommand(perform action: (() -> [Any])?) -> Self { self }
  nonisolated public func onPasteCommand(
    of types: [Any], perform action: @escaping ([Any]) -> Void
  ) -> Self { self }
  nonisolated public func previewContext(_ context: Any) -> Self { self }
}
