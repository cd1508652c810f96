@_exported import Foundation
@_exported import ObjectiveCNames
@_exported import UniformTypeIdentifiers

/// Any data.
public nonisolated(unsafe) let kUTTypeData: CFString = "public.data"
/// Any item.
public nonisolated(unsafe) let kUTTypeItem: CFString = "public.item"
/// Any content.
public nonisolated(unsafe) let kUTTypeContent: CFString = "public.content"
/// A folder.
public nonisolated(unsafe) let kUTTypeFolder: CFString = "public.folder"
/// A URL.
public nonisolated(unsafe) let kUTTypeURL: CFString = "public.url"
/// The URL of a file.
public nonisolated(unsafe) let kUTTypeFileURL: CFString = "public.file-url"
/// Any text.
public nonisolated(unsafe) let kUTTypeText: CFString = "public.text"
/// Text without styles.
public nonisolated(unsafe) let kUTTypePlainText: CFString = "public.plain-text"
/// Text in UTF-8 without styles.
public nonisolated(unsafe) let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text in RTF.
public nonisolated(unsafe) let kUTTypeRTF: CFString = "public.rtf"
/// A page in HTML.
public nonisolated(unsafe) let kUTTypeHTML: CFString = "public.html"
/// A document in JSON.
public nonisolated(unsafe) let kUTTypeJSON: CFString = "public.json"
/// A document in XML.
public nonisolated(unsafe) let kUTTypeXML: CFString = "public.xml"
/// A document in PDF.
public nonisolated(unsafe) let kUTTypePDF: CFString = "com.adobe.pdf"
/// Any picture.
public nonisolated(unsafe) let kUTTypeImage: CFString = "public.image"
/// A picture in JPEG.
public nonisolated(unsafe) let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture in PNG.
public nonisolated(unsafe) let kUTTypePNG: CFString = "public.png"
/// A picture in GIF.
public nonisolated(unsafe) let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture in TIFF.
public nonisolated(unsafe) let kUTTypeTIFF: CFString = "public.tiff"
/// A photograph with movement.
public nonisolated(unsafe) let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// Any media with pictures or sound.
public nonisolated(unsafe) let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A film with or without sound.
public nonisolated(unsafe) let kUTTypeMovie: CFString = "public.movie"
/// A film without sound.
public nonisolated(unsafe) let kUTTypeVideo: CFString = "public.video"
/// A film in MPEG-4.
public nonisolated(unsafe) let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// A film of QuickTime.
public nonisolated(unsafe) let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// Any sound.
public nonisolated(unsafe) let kUTTypeAudio: CFString = "public.audio"
/// Sound in MP3.
public nonisolated(unsafe) let kUTTypeMP3: CFString = "public.mp3"
/// An archive in ZIP.
public nonisolated(unsafe) let kUTTypeZipArchive: CFString = "public.zip-archive"
/// A table in text, separated by commas.
public nonisolated(unsafe) let kUTTypeCommaSeparatedText: CFString =
  "public.comma-separated-values-text"
/// A contact in vCard.
public nonisolated(unsafe) let kUTTypeVCard: CFString = "public.vcard"

/// The class of tags that are extensions of file names.
public nonisolated(unsafe) let kUTTagClassFilenameExtension: CFString =
  "public.filename-extension"
/// The class of tags that are MIME types.
public nonisolated(unsafe) let kUTTagClassMIMEType: CFString = "public.mime-type"

/// Returns the identifier of the type with a tag, such as the extension of a file name.
public func UTTypeCreatePreferredIdentifierForTag(
  _ tagClass: CFString, _ tag: CFString, _ conformingTo: CFString?
) -> Unmanaged<CFString>? {
  let tag = tag as String
  let type =
    tagClass as String == kUTTagClassMIMEType as String
    ? UTType(mimeType: tag) : UTType(filenameExtension: tag)
  return (type?.identifier).map { Unmanaged.passRetained($0 as NSString) }
}

/// Returns the tag of a type, such as the extension of its files; nil if it has none.
public func UTTypeCopyPreferredTagWithClass(
  _ identifier: CFString, _ tagClass: CFString
) -> Unmanaged<CFString>? {
  let type = UTType(identifier as String)
  let tag =
    tagClass as String == kUTTagClassMIMEType as String
    ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { Unmanaged.passRetained($0 as NSString) }
}

/// Returns whether a type is another one or conforms to it.
public func UTTypeConformsTo(_ identifier: CFString, _ other: CFString) -> Bool {
  guard let type = UTType(identifier as String), let other = UTType(other as String) else {
    return identifier as String == other as String
  }
  return type.conforms(to: other)
}
