import Codecs
import Foundation
import LayoutDSL

/// The fonts that a renderer may use: the installed system family, colour emoji, symbols, Noto's
/// families for what the system family lacks, and files registered by the caller.
///
/// The system is never scanned: the same catalog finds the same faces on every machine, or says
/// what is missing. Faces are opened when first asked for, and once.
///
/// The system family is Inter (InterDisplay from 20 points up). Its serif, rounded and monospaced
/// designs are Noto Serif, Quicksand and Noto Sans Mono, its narrow widths Noto Sans, unless a family
/// is registered for them; Inter stands in for what is not installed. Weights and italics that a
/// family lacks are taken from its nearest face, not imitated.
public final class FontCatalog: @unchecked Sendable {
  /// Where Debian's packages put their fonts, then where fonts are found on macOS.
  package static let standardFolders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/truetype/quicksand",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/material-design-icons-iconfont",
    "/usr/share/fonts/truetype/materialdesignicons-webfont",
    "/opt/homebrew/share/fonts", "/usr/local/share/fonts", "/Library/Fonts",
    NSHomeDirectory() + "/Library/Fonts",
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

  /// Makes the fonts of a file available to `Font.custom`, and to the system family's `design`
  /// if one is given.
  public func register(contentsOf url: URL, for design: Font.Design? = nil) throws(FontError) {
    let faces = try FontFace.faces(at: url.path, decodePNG: decodePNG)
    lock.withLock {
      registrations += faces.map { Registration(face: $0, design: design.map(\.requested)) }
    }
  }

  /// Opens the font files of a folder and of the folder `Fonts` in it.
  ///
  /// Of those that cannot be used nothing is said until a font is not found.
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

  /// The face for a request; a family without the very weight or slant gives its nearest.
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
      let named = faces.first { $0.name == name || $0.fullName == name }
      if let named, named.isVariable || request.weight == 400 && !request.isItalic {
        return named.instance(for: request)
      }
      let family = faces.filter { $0.familyName == named?.familyName ?? name }
      guard let face = nearest(to: request, in: family) else {
        throw lock.withLock { unusable.first }
          ?? .notRegistered(name: name, registered: faces.map(\.name))
      }
      return face.instance(for: request)
    }
  }

  /// The face of colour emoji.
  package func emojiFace() throws(FontError) -> FontFace {
    try installedFace("NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")
  }

  /// A face that symbols are taken from.
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

  /// The face that stands in for others, bold if there is one and it is asked for.
  func fallbackFace(_ font: FallbackFont, isBold: Bool) throws(FontError) -> FontFace {
    func face(_ weight: String) throws(FontError) -> FontFace {
      try installedFace(
        "\(font.file)-\(weight).\(font.fileExtension)", named: font.face.map { "\($0)-\(weight)" },
        package: font.package)
    }
    if isBold, let bold = try? face("Bold") { return bold }
    return try face("Regular")
  }

  /// The registered faces, which also serve characters that the requested one lacks.
  var registeredFaces: [FontFace] {
    lock.withLock { registrations.map(\.face) }
  }

  /// Grows with each file that is registered.
  var registrationCount: Int {
    lock.withLock { registrations.count }
  }

  /// The face of a file, by its PostScript name where there are several.
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

/// A wrong slant is worse than any wrong weight.
private func distance(of face: FontFace, to request: FontRequest) -> Int {
  abs(face.weight - request.weight) + (face.isItalic == request.isItalic ? 0 : 1000)
}
