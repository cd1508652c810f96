import Foundation
import SystemIntegration
import ViewCore

/// Dialogs of the system in which the user chooses files.
extension ViewHost {
  /// The presented file dialogs, in tree order.
  public var fileDialogs: [FileDialog] {
    viewGraph.hostAttributes(
      "fileImporter", "fileExporter", "fileMover", as: FileDialog.self
    )
    .map(\.payload).filter(\.isPresented.wrappedValue)
  }

  /// Answers the last presented file dialog with files, and dismisses it.
  ///
  /// An exporter writes its documents to these files.
  ///
  /// - Returns: Whether there is a dialog.
  @discardableResult
  public func chooseFiles(_ urls: [URL]) -> Bool {
    answerFileDialog { $0.complete(.success(urls)) }
  }

  /// Dismisses the last presented file dialog without an answer.
  ///
  /// - Returns: Whether there is a dialog.
  @discardableResult
  public func cancelFileDialog() -> Bool {
    answerFileDialog { $0.cancel?() }
  }

  private func answerFileDialog(_ answer: (FileDialog) -> Void) -> Bool {
    guard let dialog = fileDialogs.last else { return false }
    dialog.isPresented.wrappedValue = false
    answer(dialog)
    viewGraph.update()
    return true
  }
}
