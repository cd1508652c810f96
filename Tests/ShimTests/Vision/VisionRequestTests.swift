import CoreGraphics
import Foundation
import Testing
import Vision

struct VisionRequestTests {
  @Test func requestsFindNothing() async throws {
    var request = RecognizeTextRequest()
    request.recognitionLevel = .fast
    request.recognitionLanguages = [Locale.Language(identifier: "en-US")]
    let texts = try await request.perform(on: Data())
    #expect(texts.compactMap { $0.topCandidates(1).first?.string } == [])
    #expect(try await DetectDocumentSegmentationRequest().perform(on: Data()) == nil)
    let handler = ImageRequestHandler(Data())
    let (faces, codes) = try await handler.perform(
      DetectFaceRectanglesRequest(), DetectBarcodesRequest())
    #expect(faces.isEmpty && codes.isEmpty)
  }

  @Test func aRequestWithAResultForEveryPictureThrows() async {
    await #expect(throws: VisionError.self) {
      try await CalculateImageAestheticsScoresRequest().perform(on: Data())
    }
  }

  @Test func fractionsAreConvertedToPixels() {
    let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    let size = CGSize(width: 100, height: 200)
    #expect(rect.toImageCoordinates(size) == CGRect(x: 25, y: 100, width: 50, height: 50))
    #expect(
      rect.toImageCoordinates(size, origin: .upperLeft)
        == CGRect(x: 25, y: 50, width: 50, height: 50))
    #expect(
      NormalizedPoint(imagePoint: CGPoint(x: 25, y: 50), in: size)
        == NormalizedPoint(x: 0.25, y: 0.25))
    #expect(NormalizedPoint(imagePoint: CGPoint(x: 25, y: 50), in: .zero) == .zero)
  }
}
