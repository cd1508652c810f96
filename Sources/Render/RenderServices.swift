import Codecs
import Foundation
import ViewCore
import Rasterizer

/// The fonts, symbols and caches that views are rendered with.
///
/// One instance is enough for a process: screens and threads can share it. Fonts come only from the
/// packages that `FontCatalog` names and from files that are registered here.
public final class RenderServices: Sendable {
  /// The shared services, with the fonts of the system packages and no registered fonts.
  public static let shared: RenderServices = {
    let services = RenderServices()
    LocalizedStrings.setProvider(services.strings)
    SharedImages.setProvider(services.images)
    return services
  }()

  /// The fonts; register your own files with `register(contentsOf:for:)`.
  public let fonts: FontCatalog

  /// The rendered glyphs, shared by all screens.
  let glyphs = GlyphCache()
  private let strings = StringCatalogs()
  private let images: SymbolLibrary
  private let services: Result<Services, FontError>

  /// Creates services with a font catalog of their own.
  public init() {
    let fonts = FontCatalog { data in try DisplayImage(pngData: data) }
    let images = SymbolLibrary(catalog: fonts)
    (self.fonts, self.images) = (fonts, images)
    do throws(FontError) {
      services = .success(
        Services(
          text: try ShapingTextEngine(catalog: fonts), images: images, strings: strings))
    } catch {
      services = .failure(error)
    }
  }

  /// Adds the string catalogs of a folder, which translate texts that the catalogs of a bundle
  /// lack.
  public func addStrings(in folder: URL) {
    strings.add(folder)
  }

  /// Replaces all localized texts by longer ones with accents.
  package func usePseudolanguage() {
    strings.usePseudolanguage()
  }

  /// Adds the images and asset catalogs of a folder, which supply names that a bundle lacks.
  public func addImages(in folder: URL) {
    images.add(folder)
  }

  /// The services of the layout engine; throws if the system fonts are not installed.
  package func engineServices() throws(FontError) -> Services {
    try services.get()
  }
}
