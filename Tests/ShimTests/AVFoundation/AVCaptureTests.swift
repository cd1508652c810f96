import AVKit
import Testing

@MainActor struct AVCaptureTests {
  @Test func theUserGivesNoAccess() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
  }

  private final class Photographer: NSObject, AVCapturePhotoCaptureDelegate {
    var errors: [any Error] = []

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
      error: (any Error)?
    ) {
      if let error { errors.append(error) }
    }
  }

  @Test func aPhotoWithoutACameraIsAnError() {
    let photographer = Photographer()
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: photographer)
    #expect(photographer.errors.map { $0 as? AVError } == [AVError(.deviceNotConnected)])
  }
}
