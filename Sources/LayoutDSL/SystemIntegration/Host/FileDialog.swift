import Foundation
import UniformTypeIdentifiers
import ViewCore

/// A system dialog in which the user chooses files.
///
/// It is not drawn: `ViewHost.chooseFiles(_:)` and `ViewHost.cancelFileDialog()` answer it.
nonisolated public struct FileDialog {
  /// The purpose of a dialog.
  public enum Kind: Hashable, Sendable {
    /// The user chooses files to open.
    case importer
    /// The user chooses the location of new files.
    case exporter
    /// The user chooses the folder to which files are moved.
    case mover
  }

  /// The purpose of the dialog.
  public let kind: Kind
  /// The types of files that can be chosen.
  public let contentTypes: [UTType]
  /// Whether the user can choose several files.
  public let allowsMultipleSelection: Bool
  /// The name that is suggested for a file.
  public let defaultFilename: String?
  package let isPresented: Binding<Bool>
  package let complete: (Result<[URL], any Error>) -> Void
  package let cancel: (() -> Void)?

  package init(
    _ kind: Kind, _ contentTypes: [UTType] = [], isMultiple: Bool = false,
    filename: String? = nil, isPresented: Binding<Bool>, cancel: (() -> Void)? = nil,
    complete: @escaping (Result<[URL], any Error>) -> Void
  ) {
    (self.kind, self.contentTypes, self.isPresented) = (kind, contentTypes, isPresented)
    (allowsMultipleSelection, defaultFilename) = (isMultiple, filename)
    self.complete = complete
    self.cancel = cancel
  }

  /// Returns a completion for the only file of an answer.
  package static func single(
    _ completion: @escaping (Result<URL, any Error>) -> Void
  ) -> (Result<[URL], any Error>) -> Void {
    { result in
      switch result {
      case .success(let urls):
        guard let url = urls.first else {
          return completion(.failure(CocoaError(.fileNoSuchFile)))
        }
        completion(.success(url))
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}

extension View {
  /// Registers a dialog with the host, under the name of the modifier that calls this function.
  nonisolated package func fileDialog(
    _ dialog: FileDialog, in function: String = #function
  ) -> some View {
    hostAttribute(
      dialog.isPresented.wrappedValue ? "presented" : "not presented", payload: dialog,
      in: function)
  }
}
