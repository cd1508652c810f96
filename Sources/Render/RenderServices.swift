import Codecs
import Foundation
import LayoutDSL

/// The fonts, symbols and caches that pictures are made with.
///
/// One is enough for a process: it is safe to share between screens and threads. Fonts come only
/// from the packages that `FontCatalog` names and from files that are registered here.
public final class RenderServices: Sendable {
  /// The fonts of the system packages, with nothing registered.
  public static let shared = RenderServices()

  /// The fonts; register files of your own with `register(contentsOf:for:)`.
  public let fonts: FontCatalog

  private let strings = StringCatalogs()
  private let images: SymbolLibrary
  private let services: Result<Services, FontError>

  /// Creates services with fonts of their own.
  public init() {
    let fonts = FontCatalog { data in try DisplayImage(pngData: data) }
    let images = SymbolLibrary(catalog: fonts)
    (self.fonts, self.images) = (fonts, images)
    do throws(FontError) {
      services = .success(
        Services(
          text: try ParagraphLayoutEngine(catalog: fonts), images: images, strings: strings))
    } catch {
      services = .failure(error)
    }
  }

  /// Has the string catalogs of a folder serve texts that those of their bundle do not translate.
  public func addStrings(in folder: URL) {
    strings.add(folder)
  }

  /// Has the pictures and asset catalogs of a folder serve names that those of their bundle do not have.
  public func addImages(in folder: URL) {
    images.add(folder)
  }

  /// What the engine needs, or why there are no fonts.
  package func engineServices() throws(FontError) -> Services {
    try services.get()
  }
}
