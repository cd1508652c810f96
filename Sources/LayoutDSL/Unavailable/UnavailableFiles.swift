// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for dragging, dropping, files and services of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
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
  nonisolated public func previewContext(_ context: Any) -> Self { self }
}
