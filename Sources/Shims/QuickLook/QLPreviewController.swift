// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import SwiftUI
@_exported import UIKit

@MainActor @preconcurrency public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { absoluteURL }
}

@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}

/// A preview of files: a grey area with a name.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource,
      (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
}

extension View {
  /// Presents a sheet with the name of a file while there is one.
  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(FilePreview(item: item))
  }
  /// Presents a sheet with the name of a file while there is one.
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
