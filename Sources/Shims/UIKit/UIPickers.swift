// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import SystemIntegration
import UniformTypeIdentifiers
import ViewCore

// Controllers of the system, which are grey areas with a name: nobody chooses anything.

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
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (contentTypes, self.asCopy) = ([], asCopy)
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The picker of colours: a grey area with a name.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController, SystemScreen {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.clear
  open var supportsAlpha = true
}
@MainActor @preconcurrency public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}
extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(
    _ viewController: UIColorPickerViewController
  ) {}
}

/// The picker of fonts: a grey area with a name.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController, SystemScreen {
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    public override init() { super.init() }
  }
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  public init(configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
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
  public init(url URL: URL) { url = URL }
  open func presentPreview(animated: Bool) -> Bool { false }
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
}
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  public static let shared = UIPrintInteractionController()
  open class var isPrintingAvailable: Bool { false }
  open var printInfo: UIPrintInfo?
  open var printingItem: Any?
  open var printingItems: [Any]?
  open var printFormatter: UIPrintFormatter?
  open var showsNumberOfCopies = true
  @discardableResult
  open func present(
    animated: Bool,
    completionHandler completion: (
      (UIPrintInteractionController, Bool, (any Error)?) -> Void
    )? = nil
  ) -> Bool {
    completion?(self, false, nil)
    return false
  }
}
@MainActor @preconcurrency open class UIPrintFormatter: NSObject {}
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String?
  public init(markupText: String) { self.markupText = markupText }
}
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  open var text: String?
  public init(text: String) { self.text = text }
}
@MainActor @preconcurrency
open class UIPrintInfo: NSObject {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  public init(dictionary: [AnyHashable: Any]?) {}
  open class func printInfo() -> UIPrintInfo { UIPrintInfo(dictionary: nil) }
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
    guard let url = bundle.url(forResource: name, withExtension: nil),
      let data = try? Data(contentsOf: url)
    else { return nil }
    (self.name, self.data) = (name, data)
  }
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }
}
