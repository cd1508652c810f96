import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

extension View {
  /// Presents a dialog in which the user chooses a file to open.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .importer, allowedContentTypes, isPresented: isPresented,
        complete: FileDialog.single(onCompletion)))
  }

  /// Presents a dialog in which the user chooses files to open.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .importer, allowedContentTypes, isMultiple: allowsMultipleSelection,
        isPresented: isPresented, complete: { onCompletion($0) }))
  }

  /// Presents a dialog in which the user chooses files to open, or cancels.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .importer, allowedContentTypes, isMultiple: allowsMultipleSelection,
        isPresented: isPresented, cancel: onCancellation, complete: { onCompletion($0) }))
  }

  /// Presents a dialog in which the user chooses the folder to which a file is moved.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .mover, isPresented: isPresented, complete: FileDialog.single(onCompletion)))
  }

  /// Presents a dialog in which the user chooses the folder to which a file is moved, or cancels.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    fileDialog(
      FileDialog(
        .mover, isPresented: isPresented, cancel: onCancellation,
        complete: FileDialog.single(onCompletion)))
  }

  /// Presents a dialog in which the user chooses the folder to which files are moved.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileDialog(
      FileDialog(
        .mover, isMultiple: true, isPresented: isPresented, complete: { onCompletion($0) }))
  }

  /// Presents a dialog in which the user chooses the folder to which files are moved, or cancels.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    fileDialog(
      FileDialog(
        .mover, isMultiple: true, isPresented: isPresented, cancel: onCancellation,
        complete: { onCompletion($0) }))
  }

  /// Sets the message of file dialogs, which are not drawn.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    hostAttribute(message == nil ? "none" : "text", payload: message)
  }

  /// Sets the localized message of file dialogs, which are not drawn.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets a string as the message of file dialogs, which are not drawn.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the button that confirms a file dialog.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    hostAttribute(label == nil ? "none" : "text", payload: label)
  }

  /// Sets the localized label of the button that confirms a file dialog.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets a string as the label of the button that confirms a file dialog.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(
    _ label: S
  ) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the folder that file dialogs show first.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    hostAttribute(defaultDirectory?.path ?? "none", payload: defaultDirectory)
  }

  /// Sets the identifier under which file dialogs store the user's settings.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View {
    hostAttribute(id)
  }

  /// Sets whether file dialogs choose aliases instead of their targets.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
    hostAttribute(imports)
  }

  /// Sets the controls of file dialogs, which are not drawn.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    hostAttribute(options.rawValue, payload: options)
  }

  /// Sets the files that a file dialog enables; nil is those of its types.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>?) -> some View {
    hostAttribute(predicate == nil ? "none" : "predicate", payload: predicate)
  }

  /// Sets the label of the field for the name of an exported file.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    hostAttribute(label == nil ? "none" : "text", payload: label)
  }

  /// Sets the localized label of the field for the name of an exported file.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets a string as the label of the field for the name of an exported file.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }
}
