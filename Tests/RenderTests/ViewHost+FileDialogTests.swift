import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostFileDialogTests {
  private struct Importer: View {
    @State private var isPresented = true
    @State private var chosen = "nothing"

    var body: some View {
      Text(chosen).fileImporter(isPresented: $isPresented, allowedContentTypes: [.json]) {
        chosen = (try? $0.get().lastPathComponent) ?? "failed"
      }
    }
  }

  private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text: String

    init(text: String) { self.text = text }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  @Test func aChosenFileReachesTheImporterOnce() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) { Importer() }
    #expect(host.fileDialogs.map(\.contentTypes) == [[.json]])
    #expect(host.chooseFiles([URL(fileURLWithPath: "/tmp/a.json")]))
    #expect(host.layoutTree().contains("a.json"))
    #expect(!host.chooseFiles([]) && !host.cancelFileDialog())
  }

  @Test func anExporterOfDocumentsWritesThemInOrder() throws {
    let urls = (0..<2).map {
      FileManager.default.temporaryDirectory
        .appendingPathComponent("ViewHostFileDialogTests-\(UUID())-\($0).txt")
    }
    defer { urls.forEach { try? FileManager.default.removeItem(at: $0) } }
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.fileExporter(
        isPresented: .constant(true), documents: [Note(text: "a"), Note(text: "b")],
        contentTypes: [.plainText]
      ) { _ in }
    }
    #expect(host.chooseFiles(urls))
    #expect(try urls.map { try String(contentsOf: $0, encoding: .utf8) } == ["a", "b"])
  }

  @Test func anExporterWritesItsDocument() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("ViewHostFileDialogTests-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: url) }
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.fileExporter(
        isPresented: .constant(true), document: Note(text: "a note"), contentType: .plainText
      ) { _ in }
    }
    #expect(host.chooseFiles([url]))
    #expect(try String(contentsOf: url, encoding: .utf8) == "a note")
  }
}
