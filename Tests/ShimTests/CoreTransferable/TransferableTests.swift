import CoreTransferable
import Foundation
import Testing

private struct Note: Codable, Transferable {
  var title: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.title).suggestedFileName { $0.title + ".txt" }
    DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
    DataRepresentation(exportedContentType: .png) { _ in Data() }.visibility(.ownProcess)
    ProxyRepresentation { (title: String) in Note(title: title) }
      .exportingCondition { !$0.title.isEmpty }
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
