// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

// Controllers of the system, which are grey areas with a name: nothing can be chosen.

/// The picker of files: a grey area with a name.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController, SystemScreen {
  public let contentTypes: [UTType]
  public let asCopy: Bool
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    (self.contentTypes, self.asCopy) = (contentTypes, asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  public enum Mode: UInt, Sendable { case `import`, open, exportToService, moveToService }
  open var documentPickerMode: Mode { asCopy ? .import : .open }
  public convenience init(documentTypes allowedUTIs: [String], in mode: Mode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }
  public convenience init(url: URL, in mode: Mode) {
    self.init(forExporting: [url], asCopy: mode == .exportToService)
  }
  public convenience init(urls: [URL], in mode: Mode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (contentTypes, self.asCopy) = ([], asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The picker of fonts: a grey area with a name.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController, SystemScreen {
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?
    public override init() { super.init() }
  }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  public let configuration: Configuration
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public override convenience init(nibName: String?, bundle: Bundle?) {
    self.init(configuration: Configuration())
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}
extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  open var name: String?
  open var uti: String?
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var annotation: Any?
  open var icons: [UIImage] { [] }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  public override init() { super.init() }
  public init(url URL: URL) { url = URL }
  open func dismissPreview(animated: Bool) {}
  open func dismissMenu(animated: Bool) {}
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect
  func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  )
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

/// A dictionary that finds no mistakes.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  public override init() { super.init() }
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open class var availableLanguages: [String] { ["en_US"] }
  private static var learned: Set<String> = []
  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open var ignoredWords: [String]? = []
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }
}

/// The definition of a word: a grey area with a name.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController, SystemScreen {
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { return nil }
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}

/// Data of an asset catalog; nil if there is none of the name.
open class NSDataAsset: NSObject {
  public let name: String
  public let data: Data
  open var typeIdentifier: String { "public.data" }
  public init?(name: String, bundle: Bundle) {
    let graph = ViewGraph.evaluator?.evaluatedNode.graph ?? ViewGraph.latest
    let asset = graph?.services.images.dataSet(named: name, in: bundle.resourceURL)
    let file = bundle.url(forResource: name, withExtension: nil)
    guard let data = asset ?? file.flatMap({ try? Data(contentsOf: $0) }) else { return nil }
    (self.name, self.data) = (name, data)
  }
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
