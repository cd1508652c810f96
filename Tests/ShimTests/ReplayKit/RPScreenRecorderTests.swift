import ReplayKit
import Testing

@MainActor struct RPScreenRecorderTests {
  @Test func aRecordingFails() async {
    let recorder = RPScreenRecorder.shared()
    var reported: (any Error)?
    recorder.startRecording { reported = $0 }
    #expect(!recorder.isAvailable && reported as? RPRecordingError == RPRecordingError(.disabled))
    await #expect(throws: RPRecordingError(.disabled)) { try await recorder.startRecording() }
  }
}
