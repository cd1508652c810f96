import Foundation
import LayoutDSL
import SystemIntegration
import Testing
import UniformTypeIdentifiers

struct NSItemProviderTests {
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
