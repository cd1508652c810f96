import Photos
import SwiftUI

/// A choice of the items that the user may pick.
public struct PHPickerConfiguration: Hashable {
  /// The format of picked items: the system's choice, their own, or a common one.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// The order of picked items, and whether they are reported before the picker closes.
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  /// The kinds of items to offer; nil is all.
  public var filter: PHPickerFilter?
  /// The largest number of items to pick; 0 is no limit.
  public var selectionLimit = 1
  /// The format in which items are wanted.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of the items and the time of their report.
  public var selection = Selection.default
  /// The names of the items that are picked at first.
  public var preselectedAssetIdentifiers: [String] = []
  /// The size of the picker, which the placeholder ignores.
  public enum Mode: Int, Sendable { case `default`, compact }
  /// The size of the picker.
  public var mode = Mode.default
  /// The parts of the picker that are left out; the placeholder has none of them.
  public var disabledCapabilities: PHPickerCapabilities = []
  /// The edges at which the picker has no margins, which the placeholder ignores.
  public var edgesWithoutContentMargins: NSDirectionalRectEdge = []
  /// Creates a configuration for one item of any kind.
  public init() {}
  /// Creates a configuration for one item of a library, which has none.
  public init(photoLibrary: PHPhotoLibrary) {}
  /// Returns whether filters, limits and orders are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.filter == right.filter && left.selectionLimit == right.selectionLimit
      && left.selection == right.selection
  }
  /// Adds the limit to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(selectionLimit) }
}

/// An item that the user has picked.
public struct PHPickerResult: Hashable {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// The name of the item in the library; nil if the picker has no library.
  public let assetIdentifier: String?
}

/// An object that is told when the user has picked items.
@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Tells that the user has picked items; it is never called.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The photos, as a grey area with a name: none can be picked.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController, SystemScreen {
  /// The choice of items with which the controller was made.
  public let configuration: PHPickerConfiguration
  /// The object that is told about picked items; it is held weakly.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Creates a placeholder for a choice of items.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil, since a configuration cannot come from an archive.
  public required init?(coder: NSCoder) { return nil }
  /// Has no effect, since no item is picked.
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  /// Has no effect, since there is no order of picked items.
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
  /// Has no effect on the placeholder.
  open func scrollToInitialPosition() {}
  /// Has no effect on the placeholder.
  open func zoomIn() {}
  /// Has no effect on the placeholder.
  open func zoomOut() {}
}
