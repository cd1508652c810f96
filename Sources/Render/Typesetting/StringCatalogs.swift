import Foundation
import LayoutDSL
import ViewClock

/// Finds translations in the string catalogs (`.xcstrings`) and strings files of folders.
///
/// A catalog is read once. The language does not depend on the machine: it follows from the
/// requested locale, then from the source language of the catalog.
final class StringCatalogs: StringProvider, @unchecked Sendable {
  private struct File: Hashable {
    var folder: URL
    var table: String
  }

  private let lock = NSLock()
  private var catalogs: [File: StringCatalog?] = [:]
  private var folders: [URL] = []

  /// Adds a folder that is searched if the requested folder lacks a translation.
  func add(_ folder: URL) {
    lock.withLock { folders.append(folder) }
  }

  func translation(of request: StringRequest) -> String? {
    for folder in [request.folder] + lock.withLock({ folders }) {
      let translation = catalog(File(folder: folder, table: request.table))?
        .translation(
          of: request.key, locale: request.locale ?? Region.current.locale, counts: request.counts)
      if let translation { return translation }
    }
    return nil
  }

  private func catalog(_ file: File) -> StringCatalog? {
    lock.withLock {
      if let known = catalogs[file] { return known }
      let catalog = read(file)
      catalogs[file] = .some(catalog)
      return catalog
    }
  }

  /// The string catalog with a name; if there is none, the strings files of the language folders.
  private func read(_ file: File) -> StringCatalog? {
    let url = file.folder.appendingPathComponent(file.table + ".xcstrings")
    if let data = try? InputFile.data(at: url, limit: .text),
      let catalog = try? JSONDecoder().decode(StringCatalog.self, from: data)
    {
      return catalog
    }
    let entries = try? FileManager.default.contentsOfDirectory(atPath: file.folder.path)
    var catalog = StringCatalog(sourceLanguage: "en", strings: [:])
    for entry in (entries ?? []).sorted() where entry.hasSuffix(".lproj") {
      let url = file.folder.appendingPathComponent(entry)
        .appendingPathComponent(file.table + ".strings")
      guard let text = try? InputFile.text(at: url) else { continue }
      catalog.add(StringsFile.entries(of: text), language: String(entry.dropLast(6)))
    }
    return catalog.strings.isEmpty ? nil : catalog
  }
}
