// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Photos
import SwiftUI

/// A choice of the items that the user may pick.
public struct PHPickerConfiguration: Hashable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
  public static func == (left: Self, right: Self) -> Bool {
    left.filter == right.filter && left.selectionLimit == right.selectionLimit
      && left.selection == right.selection
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(selectionLimit) }
}

/// An item that the user has picked.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The photos, as a grey area with a name: nobody picks one.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
  open func deselectAssets(withIdentifiers identifiers: [String]) {}
  open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier: String?) {}
}
