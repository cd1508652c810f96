import Testing
import Vision

struct VNRequestTests {
  @Test func requestsFindNothing() throws {
    var answers = 0
    let request = VNRecognizeTextRequest { request, error in
      #expect(error == nil)
      // The closure gets the request as its superclass.
      #expect((request.results as? [VNRecognizedTextObservation])?.isEmpty == true)
      answers += 1
    }
    try VNImageRequestHandler(data: Data()).perform([request])
    #expect(answers == 1 && request.results?.isEmpty == true)
  }

  @Test func rectanglesAreScaledToPixels() {
    let box = VNImageRectForNormalizedRect(
      CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25), 200, 100)
    #expect(box == CGRect(x: 50, y: 50, width: 100, height: 25))
  }
}
