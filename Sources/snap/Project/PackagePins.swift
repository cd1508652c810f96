import Drawing
import Foundation
import Render

/// The versions of packages that Xcode has chosen for a project, in its `Package.resolved`.
struct PackagePins: Decodable {
  struct Pin: Equatable {
    /// The address or the path of the repository.
    let location: String
    let revision: String

    /// The name of the folder of a checkout: that of the repository.
    var folderName: String {
      let name = location.split(separator: "/").last.map(String.init) ?? ""
      return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
  }

  let pins: [Pin]

  /// Reads the file of a project or workspace, a folder `NAME.xcodeproj` or `NAME.xcworkspace`; nil
  /// if there is none.
  init?(of project: URL) throws {
    let workspace =
      project.pathExtension == "xcodeproj"
      ? project.appending(path: "project.xcworkspace") : project
    let file = workspace.appending(path: "xcshareddata/swiftpm/Package.resolved")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      self = try JSONDecoder().decode(
        Self.self, from: InputFile.data(at: file, limit: .text))
    } catch {
      throw Failure.unreadable(path: file.path, reason: error.reason)
    }
  }

  private enum CodingKeys: CodingKey { case version, object, pins }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard (1...3).contains(version) else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container, debugDescription: "its version \(version) is unknown")
    }
    // The first version has a list in an object, and other names.
    let list =
      version == 1
      ? try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .object) : container
    pins = try list.decode([Entry].self, forKey: .pins).compactMap(\.pin)
  }

  private struct Entry: Decodable {
    struct State: Decodable { var revision: String? }
    var location: String?
    var repositoryURL: String?
    var kind: String?
    var state: State

    /// The pin; nil for a package of a registry, which has no repository.
    var pin: Pin? {
      guard kind != "registry", let location = location ?? repositoryURL,
        let revision = state.revision
      else { return nil }
      return Pin(location: location, revision: revision)
    }
  }
}
