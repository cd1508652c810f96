import Foundation
import ViewCore
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

  /// A catalog, and its unreadable file, if any, with the reason.
  private struct Table {
    var catalog: StringCatalog?
    var unreadable: (file: String, reason: String)?
  }

  private let lock = NSLock()
  private var catalogs: [File: Table] = [:]
  private var folders: [URL] = []
  private var isPseudolanguage = false

  /// Adds a folder that is searched if the requested folder lacks a translation.
  func add(_ folder: URL) {
    lock.withLock { folders.append(folder) }
  }

  /// Replaces every text by one of the pseudolanguage.
  func usePseudolanguage() {
    lock.withLock { isPseudolanguage = true }
  }

  func translation(
    of request: StringRequest, unreadable: inout (file: String, reason: String)?
  ) -> String? {
    let (tables, isPseudo) = lock.withLock { (self.tables(of: request), isPseudolanguage) }
    var found: String?
    for table in tables where found == nil {
      found = table.catalog?.translation(
        of: request.key, locale: request.locale ?? Region.current.locale, counts: request.counts)
    }
    if found == nil { unreadable = tables.lazy.compactMap(\.unreadable).first }
    return isPseudo ? Pseudolanguage.text(found ?? request.key) : found
  }

  /// Returns the tables of a request that have content or cannot be read; the lock must be held.
  private func tables(of request: StringRequest) -> [Table] {
    var tables: [Table] = []
    func add(_ folder: URL) {
      let file = File(folder: folder, table: request.table)
      let known = catalogs[file]
      let table = known ?? read(file)
      // An assignment copies the table and hashes the file again.
      if known == nil { catalogs[file] = table }
      if table.catalog != nil || table.unreadable != nil { tables.append(table) }
    }
    add(request.folder)
    folders.forEach(add)
    return tables
  }

  /// The string catalog with a name; if there is none, the strings files of the language folders.
  private func read(_ file: File) -> Table {
    let name = file.table + ".xcstrings"
    let url = file.folder.appendingPathComponent(name)
    if FileManager.default.fileExists(atPath: url.path) {
      do throws(InputError) {
        return Table(catalog: try InputFile.decoded(StringCatalog.self, at: url))
      } catch {
        return Table(unreadable: (name, error.reason))
      }
    }
    let entries = try? FileManager.default.contentsOfDirectory(atPath: file.folder.path)
    var catalog = StringCatalog(sourceLanguage: "en", strings: [:])
    var table = Table()
    for entry in (entries ?? []).sorted() where entry.hasSuffix(".lproj") {
      let name = "\(entry)/\(file.table).strings"
      let url = file.folder.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      do throws(InputError) {
        let entries = try StringsFile.entries(of: InputFile.text(at: url))
        catalog.add(entries, language: String(entry.dropLast(6)))
      } catch {
        table.unreadable = (name, error.reason)
      }
    }
    if !catalog.strings.isEmpty { table.catalog = catalog }
    return table
  }
}
