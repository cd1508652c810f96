import Foundation

/// The inputs of a rendered image besides the views: the renderer version and the system fonts.
///
/// It is stored with each golden, so that a mismatch can be reported as different fonts instead of
/// different pixels.
package enum RendererFingerprint {
  /// The version of the renderer; raised when the same views deliberately produce other pixels.
  package static let version = 2

  /// The fingerprint on this machine, such as "2 Inter-Regular:5d3a1c… NotoColorEmoji:…".
  package static let current: String = {
    let fonts = [
      "Inter-Regular.otf", "NotoColorEmoji.ttf", "MaterialIcons-Regular.ttf",
      "materialdesignicons-webfont.ttf",
    ]
    return (["\(version)"] + fonts.map { "\($0):\(fontHash($0))" }).joined(separator: " ")
  }()

  /// A hash of the first kilobyte of a font file, which includes a checksum of every table; "none"
  /// if the font is not installed.
  private static func fontHash(_ file: String) -> String {
    for folder in FontCatalog.standardFolders {
      guard let handle = FileHandle(forReadingAtPath: "\(folder)/\(file)") else { continue }
      defer { try? handle.close() }
      guard let head = try? handle.read(upToCount: 1024) else { continue }
      // FNV-1a
      let hash = head.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01b3
      }
      return String(hash, radix: 16)
    }
    return "none"
  }
}
