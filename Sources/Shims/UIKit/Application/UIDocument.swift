// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

/// A document of an app, which reads and writes its file.
@MainActor @preconcurrency
open class UIDocument: NSObject {
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let closed = State(rawValue: 1)
    public static let inConflict = State(rawValue: 2)
    public static let savingError = State(rawValue: 4)
    public static let editingDisabled = State(rawValue: 8)
    public static let progressAvailable = State(rawValue: 16)
  }
  public private(set) var fileURL: URL
  public private(set) var documentState = State.closed
  open private(set) var hasUnsavedChanges = false
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  open var fileModificationDate: Date?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var undoManager: UndoManager! = UndoManager()
  public init(fileURL url: URL) { fileURL = url }

  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    do {
      try read(from: fileURL)
      documentState.remove(.closed)
      completionHandler?(true)
    } catch {
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }
  open func open() async -> Bool {
    await withCheckedContinuation { result in open { result.resume(returning: $0) } }
  }
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    if hasUnsavedChanges { save(to: fileURL, for: .forOverwriting) }
    documentState.insert(.closed)
    completionHandler?(true)
  }
  open func close() async -> Bool {
    await withCheckedContinuation { result in close { result.resume(returning: $0) } }
  }
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    do {
      let contents = try self.contents(forType: fileType ?? "")
      switch contents {
      case let data as Data: try data.write(to: url, options: .atomic)
      case let wrapper as FileWrapper:
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
      default: throw CocoaError(.fileWriteUnknown)
      }
      (fileURL, hasUnsavedChanges) = (url, false)
      documentState.remove(.savingError)
      completionHandler?(true)
    } catch {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: false)
      completionHandler?(false)
    }
  }
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { result in
      save(to: url, for: saveOperation) { result.resume(returning: $0) }
    }
  }
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    fileURL = url
    open(completionHandler: completionHandler)
  }
  open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
  /// Reads the file and loads its contents.
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    try load(
      fromContents: isFolder.boolValue ? FileWrapper(url: url) : Data(contentsOf: url),
      ofType: fileType)
  }
  /// Takes over the contents of the file: `Data` or a `FileWrapper`.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}
  /// Returns the contents of the file: `Data` or a `FileWrapper`.
  open func contents(forType typeName: String) throws -> Any {
    throw CocoaError(.featureUnsupported)
  }
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {}
  open func disableEditing() { documentState.insert(.editingDisabled) }
  open func enableEditing() { documentState.remove(.editingDisabled) }
  public static nonisolated let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
}

/// The browser of documents: a grey area with a name.
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController, SystemScreen {
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }
  public let contentTypesForRecentDocuments: [String]
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  open var allowsDocumentCreation = true
  open var allowsPickingMultipleItems = false
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var shouldShowFileExtensions = false
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  open var localizedCreateDocumentActionTitle = "Create Document"
  public init(forOpening contentTypes: [UTType]?) {
    contentTypesForRecentDocuments = (contentTypes ?? []).map(\.identifier)
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: (allowedContentTypes ?? []).compactMap { UTType($0) })
  }
  public required init?(coder: NSCoder) { return nil }
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    completion?(nil, CocoaError(.featureUnsupported))
  }
}
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}
extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}

/// The editor of videos: a grey area with a name.
@MainActor @preconcurrency
open class UIVideoEditorController: UINavigationController, SystemScreen {
  open var videoPath = ""
  open var videoMaximumDuration: TimeInterval = 0
  open var videoQuality = UIImagePickerController.QualityType.typeLow
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// Returns false: there is no album of photos.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }
/// Has no effect: there is no album of photos.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Ends the process: an app of UIKit has no screen here.
@discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 {
  FileHandle.standardError.write(Data("an app of UIKit has no screen here\n".utf8))
  exit(1)
}
