// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import CoreTransferable
@_exported import SwiftUI

/// A photo that the user has picked; here the user picks none.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

public struct PHPickerFilter: Hashable, Sendable {
  let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any")
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not") }
}

public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  public static let `default` = PhotosPickerSelectionBehavior()
  public static let ordered = PhotosPickerSelectionBehavior()
}

/// A button that opens a picker of photos; only its label is drawn.
nonisolated public struct PhotosPicker<Label: View>: View {
  let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

public enum PhotosPickerItemEncoding: Sendable { case automatic, current, compatible }

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) {
    self.init(selection: selection, matching: filter) { Text(titleKey) }
  }
}

extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItemEncoding = .automatic
  ) -> some View {
    self
  }
}
