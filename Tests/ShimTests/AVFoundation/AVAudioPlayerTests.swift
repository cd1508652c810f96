import AVKit
import Testing

@MainActor struct AVAudioPlayerTests {
  @Test func recordersReportTheirEnd() throws {
    final class Listener: NSObject, AVAudioRecorderDelegate {
      var ends = 0
      func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        ends += flag ? 1 : 0
      }
    }
    let listener = Listener()
    let recorder = try AVAudioRecorder(url: URL(fileURLWithPath: "/a.m4a"), settings: [:])
    recorder.delegate = listener
    recorder.stop()
    #expect(recorder.record() && recorder.isRecording)
    recorder.stop()
    #expect(listener.ends == 1 && !recorder.isRecording)
  }
}
