#if !canImport(ObjectiveC)
  import Foundation
  import UniformTypeIdentifiers

  /// Whether a representation of an item is the sender's file itself.
  public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The receiver can open the file where it is.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
  }

  extension NSItemProvider {
    // MARK: Types

    /// The types of the data, in the order in which they were registered.
    public var registeredContentTypes: [UTType] {
      registeredTypeIdentifiers.compactMap { UTType($0) }
    }

    /// The types of the data that a receiver can open in place: those of a file.
    public var registeredContentTypesForOpenInPlace: [UTType] {
      item is URL ? registeredContentTypes : []
    }

    /// Returns the registered types that conform to a type.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
      registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// Returns the identifiers of the types with some options.
    public func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
      fileOptions.isEmpty
        ? registeredTypeIdentifiers
        : registeredContentTypesForOpenInPlace.map(\.identifier)
    }

    /// Returns whether a type with some options is a type, or conforms to it.
    public func hasRepresentationConforming(
      toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
      (fileOptions.isEmpty || item is URL) && hasItemConformingToTypeIdentifier(typeIdentifier)
    }

    // MARK: Registration

    /// Registers data of a content type, which is made when it is needed.
    public func registerDataRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      loadHandler: @escaping DataLoader
    ) {
      registerDataRepresentation(
        forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers a file of a content type, which is made when it is needed.
    public func registerFileRepresentation(
      forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
      visibility: NSItemProviderRepresentationVisibility,
      loadHandler:
        @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) {
        send in
        loadHandler { url, _, error in
          let read = url.map { url in Result { try Data(contentsOf: url) } }
          switch read {
          case .success(let data): send(data, error)
          case .failure(let error): send(nil, error)
          case nil: send(nil, error)
          }
        }
      }
    }

    /// Registers a file of a type, which is made when it is needed.
    public func registerFileRepresentation(
      for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
      openInPlace: Bool = false,
      loadHandler:
        @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
      registerFileRepresentation(
        forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
        visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers an item of a type, which is made when it is needed.
    public func registerItem(
      forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler
    ) {
      registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { send in
        loadHandler({ item, error in send(NSItemProvider.data(of: item), error) }, nil, nil)
        return nil
      }
    }

    /// Registers an object of a class, which is made when it is needed.
    public func registerObject<Object: NSItemProviderWriting & SendableMetatype>(
      ofClass aClass: Object.Type, visibility: NSItemProviderRepresentationVisibility,
      loadHandler:
        @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
    ) {
      for type in aClass.writableTypeIdentifiersForItemProvider {
        registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { send in
          loadHandler { object, error in
            guard let object else { return send(nil, error) }
            object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: send)
          }
        }
      }
    }

    // MARK: Loading

    /// Returns the item if it has data of a type.
    public func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> Any {
      guard hasItemConformingToTypeIdentifier(typeIdentifier), let item else {
        throw CocoaError(.coderValueNotFound)
      }
      return item
    }

    /// Sends data of a content type to a closure.
    @discardableResult
    public func loadDataRepresentation(
      for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      loadDataRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Sends a file of a type to a closure; a file that is made for it is removed afterwards.
    @discardableResult
    public func loadFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
      if let url = item as? URL, url.isFileURL, hasItemConformingToTypeIdentifier(typeIdentifier) {
        completionHandler(url, nil)
        return Progress(totalUnitCount: 1)
      }
      return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        let type = UTType(typeIdentifier)?.preferredFilenameExtension ?? "data"
        let file = FileManager.default.temporaryDirectory
          .appendingPathComponent("\(UUID().uuidString).\(type)")
        do {
          try data.write(to: file)
          completionHandler(file, nil)
          try? FileManager.default.removeItem(at: file)
        } catch {
          completionHandler(nil, error)
        }
      }
    }

    /// Sends a file of a type to a closure, with whether it is the sender's own file.
    @discardableResult
    public func loadFileRepresentation(
      for contentType: UTType, openInPlace: Bool = false,
      completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      loadInPlaceFileRepresentation(
        forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Sends a file of a type to a closure, with whether it is the sender's own file.
    @discardableResult
    public func loadInPlaceFileRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
      let isOwn = item is URL
      return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { url, error in
        completionHandler(url, isOwn && url != nil, error)
      }
    }

    /// Sends the preview to a closure; an error if there is none.
    public func loadPreviewImage(
      options: [AnyHashable: Any]? = nil, completionHandler: @escaping CompletionHandler
    ) {
      guard let previewImageHandler else {
        return completionHandler(nil, CocoaError(.coderValueNotFound))
      }
      previewImageHandler(completionHandler, UIImage.self, options)
    }

    /// The bytes of an item that can be written as data.
    private static func data(of item: Any?) -> Data? {
      switch item {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let text as NSString: Data(text.description.utf8)
      case let url as URL: url.isFileURL ? try? Data(contentsOf: url) : url.dataRepresentation
      default: nil
      }
    }
  }
#endif
