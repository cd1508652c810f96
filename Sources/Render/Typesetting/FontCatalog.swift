import Codecs
import Foundation
import ViewCore

/// The fonts that a renderer may use: the installed system family, colour emoji, symbols, the Noto
/// families for characters that the system family lacks, and files registered by the caller.
///
/// The catalog never scans the system: it finds the same faces on every machine, or throws an error
/// that names the missing file. A face is opened on first use and then kept.
///
/// The system family is Inter (InterDisplay from 20 points up). Its serif, rounded and monospaced
/// designs are Noto Serif, Quicksand and Noto Sans Mono, and its narrow widths are Noto Sans,
/// unless a family is registered for them. Inter replaces fonts that are not installed. Weights and
/// italics that a family lacks are replaced by its nearest face, not synthesized.
public final class FontCatalog: @unchecked Sendable {
  /// The folders of Debian's font packages, then the font folders of macOS.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/material-design-icons-iconfont",
    "/usr/share/fonts/truetype/materialdesignicons-webfont",
    "/opt/homebrew/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
    // The user's own folder, whatever home the environment names.
    (NSHomeDirectoryForUser(NSUserName()) ?? NSHomeDirectory()) + "/Library/Fonts",
  ]

  private struct Registration {
    var face: FontFace
    var design: FontRequest.Design?
  }

  private let folders: [String]
  let decodePNG: FontFace.PNGDecoder
  private let lock = NSLock()
  private var registrations: [Registration] = []
  private var unusable: [FontError] = []
  private var installed: [String: Result<FontFace, FontError>] = [:]

  package init(
    folders: [String] = FontCatalog.standardFolders, decodePNG: @escaping FontFace.PNGDecoder
  ) {
    self.folders = folders
    self.decodePNG = decodePNG
  }

  /// Registers the fonts of a file for `Font.custom` and, if `design` is given, for that design of
  /// the system family.
  public func register(contentsOf url: URL, for design: Font.Design? = nil) throws(FontError) {
    let faces = try FontFace.faces(at: url.path, decodePNG: decodePNG)
    lock.withLock {
      registrations += faces.map { Registration(face: $0, design: design.map(\.requested)) }
    }
  }

  /// Registers the font files of a folder and of its subfolder `Fonts`.
  ///
  /// A file that cannot be used is only reported if a font is not found.
  package func registerFiles(in folder: URL) {
    for folder in [folder, folder.appendingPathComponent("Fonts")] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names.sorted() where ["ttf", "otf", "ttc", "otc"].contains(suffix(of: name)) {
        do throws(FontError) {
          try register(contentsOf: folder.appendingPathComponent(name))
        } catch {
          lock.withLock { unusable.append(error) }
        }
      }
    }
  }

  private func suffix(of name: String) -> String {
    (name as NSString).pathExtension.lowercased()
  }

  /// The face for a request, or the nearest face of its family if the exact weight or slant is
  /// missing.
  package func face(for request: FontRequest) throws(FontError) -> FontFace {
    let registrations = lock.withLock { self.registrations }
    switch request.family {
    case .system(let design):
      let family = registrations.filter { $0.design == design }.map(\.face)
      if let face = nearest(to: request, in: family) { return face.instance(for: request) }
      guard let family = SystemFamily(request, design: design) else {
        throw .noSuchWidth(name: request.width < 0 ? "narrow" : "wide")
      }
      return try installedFace(family.file, package: family.package)
    case .named(let name):
      let faces = registrations.map(\.face)
      for face in faces {
        guard let coordinates = face.coordinates(ofInstance: name) else { continue }
        return face.instance(for: request, from: coordinates)
      }
      let named = faces.first { $0.name == name || $0.fullName == name }
      if let named, request.weight == 400 && !request.isItalic { return named }
      let family = faces.filter { $0.familyName == named?.familyName ?? name }
      guard let face = nearest(to: request, in: family) else {
        throw lock.withLock { unusable.first }
          ?? .notRegistered(name: name, registered: faces.map(\.name))
      }
      return face.instance(for: request)
    }
  }

  /// The color emoji face.
  package func emojiFace() throws(FontError) -> FontFace {
    try installedFace("NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  }

  /// The face of an icon font.
  func face(of icons: SymbolFaces.Icons) throws(FontError) -> FontFace {
    switch icons {
    case .materialIcons:
      try installedFace(
        "MaterialIcons-Regular.ttf", package: "fonts-material-design-icons-iconfont")
    case .materialDesignIcons:
      try installedFace(
        "materialdesignicons-webfont.ttf", package: "fonts-materialdesignicons-webfont")
    }
  }

  /// The face of a fallback font, in bold if it is requested and installed.
  func fallbackFace(_ font: FallbackFont, isBold: Bool) throws(FontError) -> FontFace {
    func face(_ weight: String) throws(FontError) -> FontFace {
      try installedFace(
        "\(font.file)-\(weight).\(font.fileExtension)", named: font.face.map { "\($0)-\(weight)" },
        package: font.package)
    }
    if isBold, let bold = try? face("Bold") { return bold }
    return try face("Regular")
  }

  /// The registered faces, which are also used for characters that the requested face lacks.
  var registeredFaces: [FontFace] {
    lock.withLock { registrations.map(\.face) }
  }

  /// The number of registered faces.
  var registrationCount: Int {
    lock.withLock { registrations.count }
  }

  /// The face of a font file, selected by its PostScript name if the file has several.
  private func installedFace(
    _ file: String, named name: String? = nil, package: String
  ) throws(FontError) -> FontFace {
    let key = file + "#" + (name ?? "")
    let result = lock.withLock {
      if let known = installed[key] { return known }
      let result = open(file, named: name, package: package)
      installed[key] = result
      return result
    }
    return try result.get()
  }

  private func open(_ file: String, named name: String?, package: String) -> Result<
    FontFace, FontError
  > {
    let path = folders.lazy.map { $0 + "/" + file }
      .first { FileManager.default.isReadableFile(atPath: $0) }
    guard let path else {
      return .failure(.notInstalled(file: file, searched: folders, package: package))
    }
    do throws(FontError) {
      let faces = try FontFace.faces(at: path, decodePNG: decodePNG)
      let face = faces.first { name == nil || $0.name == name } ?? faces.first
      return face.map(Result.success) ?? .failure(.unreadable(path: path))
    } catch {
      return .failure(error)
    }
  }
}

private func nearest(to request: FontRequest, in family: [FontFace]) -> FontFace? {
  family.min { distance(of: $0, to: request) < distance(of: $1, to: request) }
}

/// A distance in which a wrong slant outweighs any wrong weight.
private func distance(of face: FontFace, to request: FontRequest) -> Int {
  abs(face.weight - request.weight) + (face.isItalic == request.isItalic ? 0 : 1000)
}
