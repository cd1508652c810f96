@_exported import SwiftUI
@_exported import UIKit

/// A file that a preview controller can show.
@MainActor @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
  /// The location of the file; nil if it is not available yet.
  var previewItemURL: URL? { get }
  /// The title of the file; nil is the name of the file.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  /// No title of its own, which is the default.
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  /// The absolute form of the URL itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// An object that provides a preview controller with files.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files that can be shown.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns the file at an index from zero.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
/// An object that is told when a preview of files closes.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Tells that the preview is about to close; it is never called.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// Tells that the preview has closed; it is never called.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  /// Does nothing before a preview closes, which is the default.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing after a preview has closed, which is the default.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A preview of files: a grey area with a name.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController, SystemScreen {
  /// The object that provides the files; it is held weakly.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// The object that is told when the preview closes; it is held weakly.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The index of the file to show, from zero.
  open var currentPreviewItemIndex = 0
  /// The file at the current index; nil without a data source or beyond the number of files.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  /// Returns false: the content of files is not shown.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  /// Has no effect, since files are asked for whenever they are needed.
  open func reloadData() {}
  /// Has no effect, since the content of the current file is not shown.
  open func refreshCurrentPreviewItem() {}
}

extension View {
  /// Presents a sheet with the name of a file while there is one.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(FilePreview(item: item))
  }
  /// Presents a sheet with the name of the selected file of several while one is selected.
  nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(FilePreview(item: selection))
  }
}

nonisolated private struct FilePreview: ViewModifier {
  let item: Binding<URL?>

  @MainActor func body(content: Content) -> some View {
    content.sheet(
      isPresented: Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    ) {
      ContentPlaceholder(name: item.wrappedValue?.lastPathComponent ?? "", systemImage: "doc")
    }
  }
}
