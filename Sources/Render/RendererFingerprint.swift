internal import CHarfBuzz
internal import CICU
import Drawing
import Foundation

/// The inputs of a rendered image besides the views: the versions of the renderer, of the libraries
/// that set its text, and of the system fonts.
///
/// It is stored with each golden, so that a mismatch can be reported as different fonts instead of
/// different pixels.
package enum RendererFingerprint {
  /// The version of the renderer; raised when the same views deliberately produce other pixels.
  package static let version = 2

  /// The fingerprint on this machine, such as "2 HarfBuzz:6.0.0 ICU:72.1
  /// Inter-Regular.otf:4.1-5d3a1c…".
  package static let current: String = {
    let fonts = [
      "Inter-Regular.otf", "NotoSerif-Regular.ttf", "NotoSansMono-Regular.ttf",
      "Quicksand-Regular.ttf", "NotoColorEmoji.ttf", "MaterialIcons-Regular.ttf",
      "materialdesignicons-webfont.ttf",
    ]
    let libraries = [
      "HarfBuzz:\(String(cString: hb_version_string()))", "ICU:\(String(cString: icu_version()))",
    ]
    return (["\(version)"] + libraries + fonts.map { "\($0):\(fontVersion($0))" })
      .joined(separator: " ")
  }()

  /// The revision of an installed font file, and a hash of its first kilobyte, which includes a
  /// checksum of every table; "none" if the font is not installed.
  private static func fontVersion(_ file: String) -> String {
    for folder in FontCatalog.standardFolders {
      guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)") else { continue }
      defer { try? handle.close() }
      guard let start = try? InputFile.data(from: handle.fileDescriptor, upToCount: 1024)
      else { continue }
      var hash = StableHash()
      hash.combine(start)
      return revision(of: handle, directory: [UInt8](start)) + hash.text
    }
    return "none"
  }

  /// The revision in the `head` table of a font file, with a hyphen, such as "4.1-"; empty if there
  /// is none.
  private static func revision(of handle: FileHandle, directory: [UInt8]) -> String {
    func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
      bytes[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }
    // A directory has a header of 12 bytes and 16 bytes for each table: tag, checksum, offset,
    // size.
    let records = stride(from: 12, to: max(directory.count - 15, 12), by: 16)
    guard
      let record = records.first(where: { directory[$0..<$0 + 4].elementsEqual("head".utf8) }),
      (try? handle.seek(toOffset: UInt64(word(directory, record + 8)))) != nil,
      let head = try? InputFile.data(from: handle.fileDescriptor, upToCount: 8), head.count == 8
    else { return "" }
    // A fixed-point number with 16 bits after the point; fonts have up to three decimals.
    let thousandths = (Int(word([UInt8](head), 4)) * 1000 + 0x8000) >> 16
    var decimals = String(String(1000 + thousandths % 1000).dropFirst())
    while decimals.count > 1, decimals.last == "0" { decimals.removeLast() }
    return "\(thousandths / 1000).\(decimals)-"
  }
}
