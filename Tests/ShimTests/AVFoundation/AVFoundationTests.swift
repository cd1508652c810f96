import AVKit
import Testing

@MainActor struct AVFoundationTests {
  @Test func timesAreFractions() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5)
    #expect((half + CMTime(seconds: 1, preferredTimescale: 1_000)).seconds == 1.5)
    #expect((CMTime.zero - half).seconds == -0.5)
    #expect(half < CMTimeMake(value: 2, timescale: 1))
    #expect(CMTimeGetSeconds(.invalid).isNaN && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.isIndefinite && (half + .indefinite).isIndefinite)
    let great = CMTime(value: .max, timescale: 1)
    #expect(!(great + great).isValid)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).seconds.isNaN)
    #expect(CMTimeRange(start: half, end: .zero).duration.seconds == -0.5)
  }

  @Test func aPlayerKeepsWhatItIsTold() async throws {
    let url = try #require(URL(string: "file:///a.mp4"))
    let player = AVPlayer(url: url)
    #expect((player.currentItem?.asset as? AVURLAsset)?.url == url)
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.timeControlStatus == .playing)
    #expect(await player.seek(to: CMTime(seconds: 3, preferredTimescale: 600)))
    #expect(player.currentTime().seconds == 3)
    let duration = try await AVURLAsset(url: url).load(.duration)
    #expect(duration.isIndefinite)
  }

  @Test func aQueueAdvances() {
    let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0)")) }
    let player = AVQueuePlayer(items: [items[0], items[1]])
    player.insert(items[2], after: items[0])
    #expect(player.items() == [items[0], items[2], items[1]])
    player.advanceToNextItem()
    #expect(player.currentItem === items[2])
    player.removeAllItems()
    #expect(player.currentItem == nil && player.items().isEmpty)
  }

  @Test func theUserGivesNoAccess() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    #expect(await !AVAudioApplication.requestRecordPermission())
    let session = AVAudioSession.sharedInstance()
    #expect(throws: Never.self) { try session.setCategory(.playback, options: .duckOthers) }
    #expect(session.category == .playback && session.categoryOptions == .duckOthers)
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

  @Test func buffersAreSilentAndBounded() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
    buffer.frameLength = 9
    #expect(buffer.frameLength == 4)
    let channels = try #require(buffer.floatChannelData)
    channels[1][3] = 1
    #expect((0..<4).map { channels[0][$0] } == [0, 0, 0, 0])
    #expect(AVAudioFormat(standardFormatWithSampleRate: 8_000, channels: 0) == nil)
    #expect(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: .max) == nil)
  }

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
