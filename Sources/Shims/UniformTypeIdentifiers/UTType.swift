// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

/// A type of data with an identifier.
public struct UTType: Hashable, Codable, Sendable, Identifiable, CustomStringConvertible {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The identifiers of the types to which it conforms directly.
  private var parents: [String] = []
  /// The extension of file names; nil for none.
  public private(set) var preferredFilenameExtension: String?
  /// The MIME type; nil for none.
  public private(set) var preferredMIMEType: String?
  /// The name of a type that an app declares; nil for none.
  private var name: String?

  init(
    known identifier: String, _ parents: [String] = [], _ filenameExtension: String? = nil,
    mime: String? = nil
  ) {
    self.identifier = identifier
    self.parents = parents
    preferredFilenameExtension = filenameExtension
    preferredMIMEType = mime
  }

  /// Creates the known type with an identifier; nil for an unknown identifier.
  ///
  /// The types that the app's Info.plist exports and imports are known.
  public init?(_ identifier: String) {
    guard let known = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = known
  }

  /// Creates the known type with a file name extension; a dynamic type for an unknown extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    let name = filenameExtension.lowercased()
    if let known = Self.all.first(where: { $0.preferredFilenameExtension == name }) {
      self = known
    } else if name == "jpg" {
      self = .jpeg
    } else {
      self.init(known: "dyn.\(name)", [supertype.identifier], name)
    }
  }

  /// Creates the known type with a MIME type; nil for an unknown MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.all.first(where: { $0.preferredMIMEType == mimeType }) else {
      return nil
    }
    self = known
  }

  /// The extensions of file names and the MIME types.
  public var tags: [UTTagClass: [String]] {
    let tags: [UTTagClass: String?] = [
      .filenameExtension: preferredFilenameExtension, .mimeType: preferredMIMEType,
    ]
    return tags.compactMapValues { $0.map { [$0] } }
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
    self = UTType(identifier) ?? UTType(known: identifier, parent.map { [$0.identifier] } ?? [])
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parent)
  }

  public var id: String { identifier }
  public var description: String { identifier }
  /// The name of the type, which is its identifier unless the app declares another.
  public var localizedDescription: String? { name ?? identifier }
  /// Whether the type was made from an unknown extension.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// The types to which this type conforms.
  public var supertypes: Set<UTType> {
    var (found, waiting): (Set<UTType>, [String]) = ([], parents)
    while let identifier = waiting.popLast() {
      guard let type = UTType(identifier), found.insert(type).inserted else { continue }
      waiting += type.parents
    }
    return found
  }

  /// Returns whether this type is another type or conforms to it.
  public func conforms(to type: UTType) -> Bool {
    self == type || supertypes.contains(type)
  }

  /// Returns whether the types differ and this type conforms to the other.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether the types differ and the other conforms to this type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(known: identifier)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data", ["public.item"])
  public static let directory = UTType(known: "public.directory", ["public.item"])
  public static let folder = UTType(known: "public.folder", ["public.directory"])
  public static let package = UTType(known: "com.apple.package", ["public.directory"])
  public static let bundle = UTType(known: "com.apple.bundle", ["public.directory"])
  public static let application = UTType(known: "com.apple.application")
  public static let archive = UTType(known: "public.archive", ["public.data"])
  public static let zip = UTType(
    known: "public.zip-archive", ["public.archive"], "zip", mime: "application/zip")
  public static let gzip = UTType(
    known: "org.gnu.gnu-zip-archive", ["public.archive"], "gz", mime: "application/gzip")
  public static let url = UTType(known: "public.url", ["public.data"])
  public static let fileURL = UTType(known: "public.file-url", ["public.url"])
  public static let text = UTType(known: "public.text", ["public.data", "public.content"])
  public static let plainText = UTType(
    known: "public.plain-text", ["public.text"], "txt", mime: "text/plain")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text", ["public.plain-text"])
  public static let rtf = UTType(known: "public.rtf", ["public.text"], "rtf", mime: "text/rtf")
  public static let html = UTType(known: "public.html", ["public.text"], "html", mime: "text/html")
  public static let xml = UTType(known: "public.xml", ["public.text"], "xml", mime: "text/xml")
  public static let json = UTType(
    known: "public.json", ["public.text"], "json", mime: "application/json")
  public static let yaml = UTType(known: "public.yaml", ["public.text"], "yml")
  public static let propertyList = UTType(
    known: "com.apple.property-list", ["public.data"], "plist")
  public static let sourceCode = UTType(known: "public.source-code", ["public.plain-text"])
  public static let swiftSource = UTType(
    known: "public.swift-source", ["public.source-code"], "swift")
  public static let commaSeparatedText = UTType(
    known: "public.comma-separated-values-text", ["public.text"], "csv", mime: "text/csv")
  public static let tabSeparatedText = UTType(
    known: "public.tab-separated-values-text", ["public.text"], "tsv")
  public static let vCard = UTType(
    known: "public.vcard", ["public.text"], "vcf", mime: "text/vcard")
  public static let calendarEvent = UTType(known: "public.calendar-event", ["public.data"], "ics")
  public static let log = UTType(known: "public.log", ["public.plain-text"], "log")
  public static let image = UTType(known: "public.image", ["public.data", "public.content"])
  public static let png = UTType(known: "public.png", ["public.image"], "png", mime: "image/png")
  public static let jpeg = UTType(
    known: "public.jpeg", ["public.image"], "jpeg", mime: "image/jpeg")
  public static let tiff = UTType(
    known: "public.tiff", ["public.image"], "tiff", mime: "image/tiff")
  public static let gif = UTType(
    known: "com.compuserve.gif", ["public.image"], "gif", mime: "image/gif")
  public static let heic = UTType(
    known: "public.heic", ["public.image"], "heic", mime: "image/heic")
  public static let webP = UTType(known: "org.webmproject.webp", ["public.image"], "webp")
  public static let bmp = UTType(known: "com.microsoft.bmp", ["public.image"], "bmp")
  public static let svg = UTType(
    known: "public.svg-image", ["public.image"], "svg", mime: "image/svg+xml")
  public static let rawImage = UTType(known: "public.camera-raw-image", ["public.image"])
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  public static let pdf = UTType(
    known: "com.adobe.pdf", ["public.data", "public.content"], "pdf", mime: "application/pdf")
  public static let audiovisualContent = UTType(
    known: "public.audiovisual-content", ["public.data", "public.content"])
  public static let movie = UTType(known: "public.movie", ["public.audiovisual-content"])
  public static let video = UTType(known: "public.video", ["public.movie"])
  public static let mpeg4Movie = UTType(
    known: "public.mpeg-4", ["public.movie"], "mp4", mime: "video/mp4")
  public static let quickTimeMovie = UTType(
    known: "com.apple.quicktime-movie", ["public.movie"], "mov", mime: "video/quicktime")
  public static let audio = UTType(known: "public.audio", ["public.audiovisual-content"])
  public static let mp3 = UTType(known: "public.mp3", ["public.audio"], "mp3", mime: "audio/mpeg")
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio", ["public.audio"], "m4a")
  public static let wav = UTType(known: "com.microsoft.waveform-audio", ["public.audio"], "wav")
  public static let epub = UTType(known: "org.idpf.epub-container", ["public.data"], "epub")
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile", [], "usdz")
  public static let database = UTType(known: "public.database")
  public static let contact = UTType(known: "public.contact")
  public static let message = UTType(known: "public.message")
  public static let bookmark = UTType(known: "public.bookmark")
  public static let font = UTType(known: "public.font", ["public.data"])

  private static let all = common + others + declared(in: Bundle.main.infoDictionary ?? [:])

  /// Returns the types that an Info.plist exports and imports.
  static func declared(in information: [String: Any]) -> [UTType] {
    ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"]
      .flatMap { information[$0] as? [[AnyHashable: Any]] ?? [] }
      .compactMap { declaration in
        func texts(_ value: Any?) -> [String] {
          value as? [String] ?? [value as? String].compactMap(\.self)
        }
        guard let identifier = declaration["UTTypeIdentifier"] as? String else { return nil }
        let tags = declaration["UTTypeTagSpecification"] as? [AnyHashable: Any] ?? [:]
        var type = UTType(
          known: identifier, texts(declaration["UTTypeConformsTo"]),
          texts(tags["public.filename-extension"]).first,
          mime: texts(tags["public.mime-type"]).first)
        type.name = declaration["UTTypeDescription"] as? String
        return type
      }
  }

  private static let common: [UTType] = [
    item, content, data, directory, folder, package, bundle, application, archive, zip, gzip, url,
    fileURL, text, plainText, utf8PlainText, rtf, html, xml, json, yaml, propertyList, sourceCode,
    swiftSource, commaSeparatedText, tabSeparatedText, vCard, calendarEvent, log, image, png, jpeg,
    tiff, gif, heic, webP, bmp, svg, rawImage, livePhoto, pdf, audiovisualContent, movie, video,
    mpeg4Movie, quickTimeMovie, audio, mp3, mpeg4Audio, wav, epub, usdz, database, contact,
    message, bookmark, font,
  ]
}
