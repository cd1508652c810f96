import Drawing
import Foundation
import Testing

@testable import Codecs

final class FileTargetTests {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/FileTargetTests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func link(_ name: String, to destination: String) throws -> String {
    let link = "\(folder)/\(name)"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
    return link
  }

  private func reason(_ path: String) -> String? {
    do throws(RenderError) {
      _ = try FileTarget(path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func filesAreReplacedWhetherTheyExistOrNot() throws {
    let file = folder + "/a.png"
    #expect(try FileTarget(file) == .file(path: file, permissions: nil))
    try Data().write(to: URL(fileURLWithPath: file))
    chmod(file, 0o640)
    #expect(try FileTarget(file) == .file(path: file, permissions: 0o640))
    #expect(try FileTarget("a.png") == .file(path: "a.png", permissions: nil))
  }

  @Test func linksAreFollowed() throws {
    let file = folder + "/real/a.png"
    try FileManager.default.createDirectory(
      atPath: folder + "/real", withIntermediateDirectories: true)
    let relative = try link("relative", to: "real/a.png"), absolute = try link("absolute", to: file)
    let twice = try link("twice", to: "./relative")
    for link in [relative, absolute] {
      #expect(try FileTarget(link) == .file(path: file, permissions: nil), "it has no target yet")
    }
    try Data().write(to: URL(fileURLWithPath: file))
    for link in [relative, absolute, twice] {
      guard case .file(let path, .some) = try FileTarget(link) else {
        Issue.record("\(link) is no file")
        continue
      }
      #expect(URL(fileURLWithPath: path).standardizedFileURL.path == file)
    }
  }

  @Test func linksInACircleAreRefused() throws {
    let first = try link("first", to: "second")
    _ = try link("second", to: "first")
    #expect(reason(first) == "cannot write \(first): Too many levels of symbolic links")
  }

  @Test func foldersAreRefused() throws {
    #expect(reason(folder) == "cannot write \(folder): it is a folder")
    let link = try link("folder", to: ".")
    #expect(reason(link) == "cannot write \(link): it is a folder")
  }

  @Test func devicesAndPipesAreStreams() throws {
    let pipe = folder + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for path in ["/dev/null", "/dev/stderr", "/dev/fd/0", pipe, try link("null", to: "/dev/null")] {
      #expect(try FileTarget(path) == .stream, "\(path)")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root can give links away"))
  func anotherUsersLinkInASharedFolderIsRefused() throws {
    let shared = folder + "/shared"
    try FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)
    let link = try link("shared/planted", to: "/etc/passwd")
    lchown(link, 65534, 65534)
    #expect(reason(link) == nil)
    chmod(shared, 0o1777)
    #expect(reason(link)?.contains("another user's link") == true)
  }
}
