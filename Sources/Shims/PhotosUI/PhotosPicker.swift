@_exported import CoreTransferable
@_exported import Photos
@_exported import SwiftUI

/// A photo that the user has picked; here the user picks none.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The name of the photo in the library; nil if it is unknown.
  public let itemIdentifier: String?
  /// The types in which the photo can be loaded: none.
  public var supportedContentTypes: [UTType] { [] }
  /// Creates an item from the name of a photo.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// Returns nil, because no photo can be loaded.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Calls a function with nil at once, because no photo can be loaded.
  @discardableResult @preconcurrency
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// A condition on the items that a picker offers.
public struct PHPickerFilter: Hashable, Sendable {
  let name: String
  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Pictures with a short film.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Films of the screen.
  public static let screenRecordings = PHPickerFilter(name: "screenRecordings")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(name: "panoramas")
  /// Pictures with a blurred background.
  public static let depthEffectPhotos = PHPickerFilter(name: "depthEffectPhotos")
  /// Films in slow motion.
  public static let slomoVideos = PHPickerFilter(name: "slomoVideos")
  /// Films with long intervals between the frames.
  public static let timelapseVideos = PHPickerFilter(name: "timelapseVideos")
  /// Films with a blurred background.
  public static let cinematicVideos = PHPickerFilter(name: "cinematicVideos")
  /// Series of pictures in quick succession.
  public static let bursts = PHPickerFilter(name: "bursts")
  /// Pictures and films with depth.
  public static let spatialMedia = PHPickerFilter(name: "spatialMedia")
  /// Returns a filter for items that meet each of several conditions.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all")
  }
  /// Returns a filter for items that meet at least one of several conditions.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  /// Returns a filter for items that do not meet a condition.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

/// The order of picked photos.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// The order of the library.
  public static let `default` = PhotosPickerSelectionBehavior()
  /// The order in which the user picks, with numbers in the picker.
  public static let ordered = PhotosPickerSelectionBehavior()
  /// The order of the library; the selection changes with each photo.
  public static let continuous = PhotosPickerSelectionBehavior()
  /// The order in which the user picks; the selection changes with each photo.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior()
}

/// A button that opens a picker of photos; only its label is drawn.
nonisolated public struct PhotosPicker<Label: View>: View {
  let label: Label

  /// Creates a button for one photo with a view as its label.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Creates a button for several photos with a view as its label.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// The button with its label; pressing it opens nothing.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPickerItem {
  /// The format of picked photos: the system's choice, their own, or a common one.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one photo with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  /// Creates a button for several photos with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }
}

extension View {
  /// Returns the view itself, since no picker is presented.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    self
  }
}
