import Foundation
import LayoutDSL
import SystemIntegration
import Testing
import UniformTypeIdentifiers

private final class Note: NSObject, NSItemProviderWriting, NSItemProviderReading {
  static let type = "com.example.note"
  static var writableTypeIdentifiersForItemProvider: [String] { [type] }
  static var readableTypeIdentifiersForItemProvider: [String] { [type] }
  let text: String
  init(text: String) { self.text = text }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
    guard !data.isEmpty else { throw CocoaError(.coderReadCorrupt) }
    return Note(text: String(decoding: data, as: UTF8.self))
  }
}

struct NSItemProviderTests {
  @Test func objectsOfAnAppAreWrittenAndRead() async {
    let written = NSItemProvider(object: Note(text: "milk"))
    #expect(written.hasItemConformingToTypeIdentifier(Note.type))
    let data = await withCheckedContinuation { continuation in
      written.loadDataRepresentation(forTypeIdentifier: Note.type) { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("milk".utf8))

    let read = NSItemProvider()
    read.registerDataRepresentation(forTypeIdentifier: Note.type, visibility: .all) {
      $0(Data("tea".utf8), nil)
      return nil
    }
    #expect(read.canLoadObject(ofClass: Note.self))
    let text = await withCheckedContinuation { continuation in
      read.loadObject(ofClass: Note.self) { note, _ in
        continuation.resume(returning: (note as? Note)?.text)
      }
    }
    #expect(text == "tea")
  }

  @Test func dataIsGivenAsAFileThatIsRemovedAfterwards() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(for: .png) {
      $0(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.registeredContentTypes == [.png])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png])
    #expect(
      !provider.hasRepresentationConforming(
        toTypeIdentifier: UTType.png.identifier, fileOptions: .openInPlace))
    let (url, data) = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: UTType.png.identifier) { url, _ in
        continuation.resume(returning: (url, url.flatMap { try? Data(contentsOf: $0) }))
      }
    }
    #expect(data == Data([1, 2]) && url?.pathExtension == "png")
    #expect(url.map { FileManager.default.fileExists(atPath: $0.path) } == false)
  }

  @Test func aTransferableValueIsTakenByItsType() async throws {
    let provider = NSItemProvider()
    provider.register("milk")
    #expect(provider.registeredTypeIdentifiers == [UTType.utf8PlainText.identifier])
    let result: Result<String, any Error> = await withCheckedContinuation { continuation in
      provider.loadTransferable(type: String.self) { continuation.resume(returning: $0) }
    }
    #expect(try result.get() == "milk")
    let item = try await provider.loadItem(forTypeIdentifier: UTType.text.identifier)
    #expect(item as? String == "milk")
  }

  private func text(_ provider: NSItemProvider) -> String? {
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    return text
  }

  @Test func aTextIsGivenAsTextOrData() {
    let provider = NSItemProvider(object: NSString(string: "milk"))
    #expect(provider.registeredTypeIdentifiers == [UTType.utf8PlainText.identifier])
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.text.identifier))
    #expect(!provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(text(provider) == "milk")
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    var item: Any?
    provider.loadItem(forTypeIdentifier: UTType.text.identifier) { value, _ in item = value }
    #expect((item as? NSString)?.description == "milk")
  }

  @Test func anotherTypeIsAnError() {
    let provider = NSItemProvider(item: 7, typeIdentifier: "com.example.number")
    #expect(text(provider) == nil && !provider.canLoadObject(ofClass: String.self))
    var error: (any Error)?
    provider.loadItem(forTypeIdentifier: UTType.text.identifier) { error = $1 }
    #expect((error as? CocoaError)?.code == .coderValueNotFound)
    var number: Int?
    provider.loadObject(ofClass: Int.self) { value, _ in number = value }
    #expect(number == 7)
  }

  @Test func registeredDataIsMadeWhenItIsAskedFor() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.note", visibility: .all) {
      $0(Data("note".utf8), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["com.example.note"])
    let data = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.note") { data, _ in
        continuation.resume(returning: data)
      }
    }
    #expect(data == Data("note".utf8))
  }

  @Test func aFileHasItsNameAndType() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "NSItemProviderTests-\(UUID().uuidString).png")
    #expect(NSItemProvider(contentsOf: file) == nil)
    try Data([1, 2]).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let provider = try #require(NSItemProvider(contentsOf: file))
    #expect(provider.suggestedName == file.lastPathComponent)
    #expect(provider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
  }
}
