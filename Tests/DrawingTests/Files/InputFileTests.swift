import Drawing
import Foundation
import Testing

final class InputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("InputFileTests.\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func file(_ name: String, _ contents: Data? = nil) throws -> URL {
    let file = folder.appendingPathComponent(name)
    try contents?.write(to: file)
    return file
  }

  private func reason(_ file: URL, _ limit: InputFile.Limit = .text) -> String? {
    do throws(InputError) {
      _ = try InputFile.data(at: file, limit: limit)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func readsRegularFilesAndLinksToThem() throws {
    let file = try file("a", Data("text".utf8)), link = folder.appendingPathComponent("b")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(try InputFile.text(at: file) == "text")
    #expect(try InputFile.text(at: link) == "text")
    #expect(try InputFile.data(at: self.file("empty", Data()), limit: .text).isEmpty)
  }

  @Test func aMistakeInJSONHasItsPlace() throws {
    struct Catalog: Decodable {
      struct Image: Decodable { var name: String }
      var images: [Image]
    }
    let file = try file("a.json", Data(#"{"images": [{"name": "a"}, {"name": 1}]}"#.utf8))
    let error = #expect(throws: InputError.self) {
      try InputFile.decoded(Catalog.self, at: file)
    }
    #expect(error?.reason == "the value of 'images[1].name' has another type")
  }

  @Test func refusesOtherKindsWithoutOpeningThem() throws {
    let pipe = try file("pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(reason(pipe) == "it is a pipe")
    let link = folder.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: pipe)
    #expect(reason(link) == "it is a pipe")
    #expect(reason(folder) == "it is a folder")
    #expect(reason(URL(fileURLWithPath: "/dev/zero")) == "it is a device")
    #expect(reason(folder.appendingPathComponent("none")) == "No such file or directory")
    #expect(try reason(socket()) == "it is a socket")
  }

  @Test func refusesFilesThatAreTooLongWithoutReadingThem() throws {
    let sparse = try file("sparse", Data())
    #expect(truncate(sparse.path, 5 << 30) == 0)
    #expect(reason(sparse) == "it has 5120 MiB, and the limit is 64")
    #expect(reason(sparse, .media) == "it has 5120 MiB, and the limit is 512")
    #expect(throws: InputError.self) { try InputFile.check(sparse.path, limit: .media) }
  }

  @Test func textIsUTF8() throws {
    let file = try file("latin", Data([0x61, 0xFF]))
    #expect(throws: InputError.self) { try InputFile.text(at: file) }
    #expect(reason(file) == nil)
  }

  /// A Unix socket in the folder.
  private func socket() throws -> URL {
    let url = folder.appendingPathComponent("s")
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array(url.path.utf8)
    try #require(path.count < MemoryLayout.size(ofValue: address.sun_path))
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(result == 0)
    return url
  }
}
