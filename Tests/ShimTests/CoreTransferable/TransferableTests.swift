import CoreTransferable
import Foundation
import Testing

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title).suggestedFileName { $0.title + ".txt" }
  }
}

struct TransferableTests {
  @Test func valuesDeclareTheirForms() async throws {
    let representation: any TransferRepresentation = Note.transferRepresentation
    #expect("\(representation)".contains("Tuple"))
    let form = DataRepresentation<String>(exportedContentType: .plainText) { Data($0.utf8) }
    #expect(try await form.exporting?("a") == Data("a".utf8))
    #expect(form.contentType == .plainText && form.importing == nil)
  }
}
