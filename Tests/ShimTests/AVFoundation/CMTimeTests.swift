import AVKit
import Testing

@MainActor struct CMTimeTests {
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
}
