import AVKit
import Testing

@MainActor struct AVAudioEngineTests {
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
}
