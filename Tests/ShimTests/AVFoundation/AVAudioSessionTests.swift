import AVFoundation
import Testing

@MainActor struct AVAudioSessionTests {
  @Test func theSettingsAreKeptAndTheUserGivesNoAccess() async {
    #expect(await !AVAudioApplication.requestRecordPermission())
    let session = AVAudioSession.sharedInstance()
    #expect(throws: Never.self) { try session.setCategory(.playback, options: .duckOthers) }
    #expect(session.category == .playback && session.categoryOptions == .duckOthers)
  }
}
