import Foundation
import ViewCore

#if !canImport(ObjectiveC)
  /// A file or a folder in memory.
  open class FileWrapper: NSObject, @unchecked Sendable {
    /// The options for reading a file.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// The contents are read at once, as always.
      public static let immediate = ReadingOptions(rawValue: 1 << 0)
      /// The contents are read without memory mapping, as always.
      public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The options for writing a file.
    public struct WritingOptions: OptionSet, Sendable {
      /// The bits of the options.
      public let rawValue: UInt

      /// The file is replaced after all contents are written.
      public static let atomic = WritingOptions(rawValue: 1 << 0)
      /// The wrappers in a folder get the names of their files.
      public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)

      /// Creates options from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// The contents of a file; nil for a folder.
    public let regularFileContents: Data?
    /// The wrappers in a folder by their names; nil for a file.
    open private(set) var fileWrappers: [String: FileWrapper]?
    /// The name of the file, if it was read from one.
    open var filename: String?
    /// The name that a file should have.
    open var preferredFilename: String?

    /// Creates a wrapper of a file.
    public init(regularFileWithContents contents: Data) {
      regularFileContents = contents
    }

    /// Creates a wrapper of a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      regularFileContents = nil
      fileWrappers = childrenByPreferredName
    }

    /// Creates a wrapper of the file or folder at a URL.
    public init(url: URL, options: ReadingOptions = []) throws {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      if isFolder.boolValue {
        regularFileContents = nil
        var children: [String: FileWrapper] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
          children[name] = try FileWrapper(
            url: url.appendingPathComponent(name), options: options)
        }
        fileWrappers = children
      } else {
        regularFileContents = try Data(contentsOf: url)
      }
      filename = url.lastPathComponent
      preferredFilename = filename
    }

    /// Whether this is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether this is a file.
    open var isRegularFile: Bool { regularFileContents != nil }

    /// Adds a wrapper to a folder, and returns the name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      let preferred = child.preferredFilename ?? "Untitled"
      var name = preferred
      var number = 2
      while let known = fileWrappers?[name], known !== child {
        name = "\(preferred) \(number)"
        number += 1
      }
      fileWrappers?[name] = child
      return name
    }

    /// Adds a file to a folder, and returns the name that it has there.
    @discardableResult
    open func addRegularFile(
      withContents data: Data, preferredFilename fileName: String
    ) -> String {
      let file = FileWrapper(regularFileWithContents: data)
      file.preferredFilename = fileName
      return addFileWrapper(file)
    }

    /// Removes a wrapper from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
      fileWrappers = fileWrappers?.filter { $0.value !== child }
    }

    /// Writes the file or folder to a URL.
    open func write(
      to url: URL, options: WritingOptions = [], originalContentsURL: URL?
    ) throws {
      if let regularFileContents {
        try regularFileContents.write(to: url, options: options.contains(.atomic) ? .atomic : [])
      }
      guard let fileWrappers else { return }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers {
        try child.write(
          to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }
#endif
