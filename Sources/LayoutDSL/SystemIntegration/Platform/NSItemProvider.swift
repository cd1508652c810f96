import Foundation
import UniformTypeIdentifiers
import ViewCore

#if !canImport(ObjectiveC)
  /// An object that an item provider can hold.
  public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types that an object of this class is written as.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The identifiers of the types that the object is written as.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Sends the object to a closure as data of a type.
    @discardableResult
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  extension NSItemProviderWriting {
    /// The identifiers of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
      Self.writableTypeIdentifiersForItemProvider
    }
    /// Sends an error.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(nil, CocoaError(.coderValueNotFound))
      return nil
    }
  }

  /// An object that an item provider can make.
  public protocol NSItemProviderReading: AnyObject {
    /// The identifiers of the types that an object of this class is read from.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes an object from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  extension NSItemProviderReading {
    /// Throws an error.
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self {
      throw CocoaError(.coderReadCorrupt)
    }
  }

  extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.utf8PlainText.identifier]
    }
    /// Text in UTF-8.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      writableTypeIdentifiersForItemProvider
    }
  }

  extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// A URL.
    public static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.url.identifier]
    }
    /// A URL.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      writableTypeIdentifiersForItemProvider
    }
  }

  extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// A picture.
    public static var writableTypeIdentifiersForItemProvider: [String] {
      [UTType.image.identifier]
    }
    /// A picture.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      writableTypeIdentifiersForItemProvider
    }
  }

  /// A value that is dragged, dropped or pasted, by the types of its data.
  ///
  /// It holds the value itself, which a reader of the same type receives at once.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Receives an item, or an error.
    public typealias CompletionHandler = (Any?, (any Error)?) -> Void
    /// Makes an item for a closure.
    public typealias LoadHandler =
      @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void
    /// Makes the data of a type and returns its progress.
    public typealias DataLoader =
      @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// A file name for the item.
    open var suggestedName: String?
    /// The identifiers of the types of the data, in the order in which they were registered.
    open internal(set) var registeredTypeIdentifiers: [String] = []
    var item: Any?
    private var loaders: [String: DataLoader] = [:]
    /// Makes the preview; nil for none.
    open var previewImageHandler: LoadHandler?

    /// Creates a provider without data.
    public override init() {}

    /// Creates a provider of an object.
    public init(object: any NSItemProviderWriting) {
      item = object
      registeredTypeIdentifiers = type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Creates a provider of a value of a type.
    public init(item: Any?, typeIdentifier: String?) {
      self.item = item
      registeredTypeIdentifiers = [typeIdentifier ?? Self.typeIdentifier(of: item)]
    }

    /// Creates a provider of a file; nil if no file is there.
    public init?(contentsOf fileURL: URL?) {
      guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
      item = fileURL
      suggestedName = fileURL.lastPathComponent
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      registeredTypeIdentifiers = [type.identifier, UTType.fileURL.identifier]
    }

    /// Registers data of a type, which is made when it is needed.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
      loadHandler: @escaping DataLoader
    ) {
      registeredTypeIdentifiers.append(typeIdentifier)
      loaders[typeIdentifier] = loadHandler
    }

    /// Registers an object.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      item = object
      registeredTypeIdentifiers += type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Returns whether a registered type is a type, or conforms to it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains { $0 == typeIdentifier || isType($0, typeIdentifier) }
    }

    private func isType(_ name: String, _ other: String) -> Bool {
      guard let type = UTType(name), let other = UTType(other) else { return false }
      return type.conforms(to: other)
    }

    /// Returns whether the item is of a class.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      object(of: aClass) != nil || readableType(of: aClass).map { loaders[$0] } != nil
    }

    /// Returns whether the item is a value of a type such as `String` or `URL`.
    open func canLoadObject<T>(ofClass type: T.Type) -> Bool { value(T.self) != nil }

    /// Sends the item to a closure as an object of a class, at once.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      if let object = object(of: aClass) {
        completionHandler(object, nil)
      } else if let type = readableType(of: aClass) {
        nonisolated(unsafe) let (aClass, completionHandler) = (aClass, completionHandler)
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
          let made = Result {
            try data.map { try aClass.object(withItemProviderData: $0, typeIdentifier: type) }
          }
          switch made {
          case .success(let object): completionHandler(object, error)
          case .failure(let error): completionHandler(nil, error)
          }
        }
      } else {
        completionHandler(nil, CocoaError(.coderValueNotFound))
      }
      return Progress(totalUnitCount: 1)
    }

    /// The first type that objects of a class are read from and that the provider has.
    private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
      aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
    }

    /// Sends the item to a closure as a value of a type such as `String` or `URL`, at once.
    @discardableResult
    open func loadObject<T>(
      ofClass type: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress {
      let value = value(T.self)
      completionHandler(value, value == nil ? CocoaError(.coderValueNotFound) : nil)
      return Progress(totalUnitCount: 1)
    }

    /// Sends the item to a closure if it has data of a type, at once.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: CompletionHandler? = nil
    ) {
      let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil
      completionHandler?(item, item == nil ? CocoaError(.coderValueNotFound) : nil)
    }

    /// Sends data of a type to a closure.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      if let loader = loaders[typeIdentifier] {
        return loader(completionHandler) ?? Progress(totalUnitCount: 1)
      }
      if let object = item as? any NSItemProviderWriting,
        let type = object.writableTypeIdentifiersForItemProvider
          .first(where: { $0 == typeIdentifier || isType($0, typeIdentifier) }), self.data == nil
      {
        return object.loadData(
          withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler)
          ?? Progress(totalUnitCount: 1)
      }
      let data = hasItemConformingToTypeIdentifier(typeIdentifier) ? data : nil
      completionHandler(data, data == nil ? CocoaError(.coderValueNotFound) : nil)
      return Progress(totalUnitCount: 1)
    }

    private var data: Data? {
      value(Data.self) ?? value(String.self).map { Data($0.utf8) }
        ?? value(URL.self).flatMap { $0.isFileURL ? try? Data(contentsOf: $0) : nil }
    }

    private func object(of aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
      func cast<T: NSItemProviderReading>(_: T.Type) -> T? { item as? T }
      if let object = cast(aClass) { return object }
      return switch item {
      case let text as String where aClass == NSString.self: NSString(string: text)
      case let url as URL where aClass == NSURL.self: url as NSURL
      default: nil
      }
    }

    /// Returns the item as a value of a type: itself, or the Swift value of an Objective-C class.
    package func value<T>(_ type: T.Type) -> T? {
      switch item {
      case let value as T: value
      case let text as NSString: text.description as? T
      case let url as NSURL: url.absoluteURL as? T
      default: nil
      }
    }

    static func typeIdentifier(of item: Any?) -> String {
      switch item {
      case is String, is NSString: UTType.utf8PlainText.identifier
      case let url as URL: (url.isFileURL ? UTType.fileURL : .url).identifier
      case is NSURL: UTType.url.identifier
      case is UIImage: UTType.image.identifier
      default: UTType.data.identifier
      }
    }
  }

  /// The processes that can read a representation of an item.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every process.
    case all = 0
    /// The processes of the same development team.
    case team = 1
    /// The processes of the same group.
    case group = 2
    /// This process.
    case ownProcess = 3
  }

  extension NSItemProvider {
    /// Returns a provider of a dragged value, or the value if it is one.
    package static func holding(_ item: Any) -> NSItemProvider {
      item as? NSItemProvider ?? NSItemProvider(item: item, typeIdentifier: nil)
    }
  }
#else
  extension NSItemProvider {
    /// Returns a provider of a dragged value, or the value if it is one.
    package static func holding(_ item: Any) -> NSItemProvider {
      item as? NSItemProvider
        ?? NSItemProvider(item: item as? any NSSecureCoding, typeIdentifier: nil)
    }

    /// Returns nil: the system's providers do not show their items.
    package func value<T>(_ type: T.Type) -> T? { nil }
  }
#endif
