import CoreTransferable
import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

extension View {
  /// Presents a dialog in which the user chooses the location of a document, and writes it there.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .exporter, [contentType], filename: defaultFilename, isPresented: isPresented
      ) { answer in
        FileDialog.single(onCompletion)(answer.written([document].compactMap(\.self), contentType))
      })
  }

  /// Presents a dialog in which the user chooses the location of a document or cancels, and writes
  /// it there.
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
    return fileDialog(
      FileDialog(
        .exporter, types, filename: defaultFilename, isPresented: isPresented,
        cancel: onCancellation
      ) { answer in
        let documents = [document].compactMap(\.self)
        FileDialog.single(onCompletion)(answer.written(documents, types.first ?? .data))
      })
  }

  /// Presents a dialog in which the user chooses the locations of documents, and writes them there.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    fileDialog(
      FileDialog(
        .exporter, [contentType], isMultiple: true, isPresented: isPresented
      ) { answer in
        onCompletion(answer.written(Array(documents), contentType))
      })
  }

  /// Presents a dialog in which the user chooses the locations of documents or cancels, and writes
  /// them there.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let types = contentTypes.isEmpty ? C.Element.writableContentTypes : contentTypes
    return fileDialog(
      FileDialog(
        .exporter, types, isMultiple: true, isPresented: isPresented, cancel: onCancellation
      ) { answer in
        onCompletion(answer.written(Array(documents), types.first ?? .data))
      })
  }

  /// Presents a dialog in which the user chooses the location of a value; the value is not written.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileDialog(
      FileDialog(
        .exporter, contentTypes, filename: defaultFilename, isPresented: isPresented,
        cancel: onCancellation, complete: FileDialog.single(onCompletion)))
  }

  /// Presents a dialog in which the user chooses the locations of values; they are not written.
  nonisolated public func fileExporter<C: Collection, T: Transferable>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == T {
    fileDialog(
      FileDialog(
        .exporter, contentTypes, isMultiple: true, isPresented: isPresented,
        cancel: onCancellation, complete: { onCompletion($0) }))
  }
}

extension Result<[URL], any Error> {
  /// Returns the result of writing documents to the chosen locations, in order.
  fileprivate func written(_ documents: [some FileDocument], _ type: UTType) -> Self {
    flatMap { urls in
      Result {
        for (url, document) in zip(urls, documents) {
          let file = try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
          try file.write(to: url, options: .atomic, originalContentsURL: nil)
        }
        return urls
      }
    }
  }
}
