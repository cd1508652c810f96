import Drawing
import Foundation

/// The Core Data models in the folders of sources.
struct DataModels {
  private var models: [DataModel] = []
  private var problems: [(file: URL, reason: String)] = []

  init(in folders: [URL]) {
    var known: Set<String> = []
    for folder in folders {
      for file in ResourceFolders.contents(of: folder)
      where ["xcdatamodeld", "xcdatamodel"].contains(file.pathExtension) {
        let name = file.deletingPathExtension().lastPathComponent
        guard let version = Self.currentVersion(of: file), known.insert(name).inserted else {
          continue
        }
        let contents = version.appending(path: "contents")
        guard FileManager.default.fileExists(atPath: contents.path) else {
          Terminal.printError(
            "note: a data model is left out: there is no \(contents.path.visible)")
          continue
        }
        do {
          let data = try InputFile.data(at: contents, limit: .text)
          models.append(try DataModel(name: name, contents: data))
        } catch let problem as DataModel.Problem {
          problems.append((contents, problem.reason))
        } catch let error as InputError {
          problems.append((contents, error.reason))
        } catch {}
      }
    }
  }

  /// Returns the folder of the current version of a model.
  private static func currentVersion(of model: URL) -> URL? {
    guard model.pathExtension == "xcdatamodeld" else { return model }
    struct Choice: Decodable {
      var name: String

      enum CodingKeys: String, CodingKey { case name = "_XCCurrentVersionName" }
    }
    let versions = ResourceFolders.contents(of: model).filter {
      $0.pathExtension == "xcdatamodel"
    }
    let file = model.appending(path: ".xccurrentversion")
    let choice = (try? Data(contentsOf: file)).flatMap {
      try? PropertyListDecoder().decode(Choice.self, from: $0)
    }
    return versions.first { $0.lastPathComponent == choice?.name } ?? versions.last
  }

  /// Returns the declarations that Xcode generates, and the models; nil if the sources use none.
  ///
  /// - Throws: A failure if the sources import Core Data and a model cannot be read.
  func source(beside sources: [SourceFile]) throws -> String? {
    let usesCoreData = sources.contains { $0.imports.contains { $0.module == "CoreData" } }
    if usesCoreData, let problem = problems.first {
      throw Failure.unreadable(path: problem.file.path, reason: problem.reason)
    }
    let text = sources.map { String(decoding: $0.staged, as: UTF8.self) }
    let words = text.reduce(into: Set<Substring>()) { words, text in
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
    let used = models.filter { model in
      usesCoreData || model.entities.contains { words.contains($0.className[...]) }
    }
    guard !used.isEmpty else { return nil }
    // Of entities with one name, those of the model that the sources name are declared: another model
    // may remain in the folder.
    let named = used.filter { model in text.contains { $0.contains("\"\(model.name)\"") } }
    let others = used.filter { model in !named.contains { $0.name == model.name } }
    return DataModelSource(models: named + others, declarations: text).text
  }
}
