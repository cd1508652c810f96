import MediaPlayer
import Testing

struct MPNowPlayingInfoCenterTests {
  @Test func theCenterKeepsWhatPlays() {
    let center = MPNowPlayingInfoCenter.default()
    defer { (center.nowPlayingInfo, center.playbackState) = (nil, .unknown) }
    center.nowPlayingInfo = [
      MPMediaItemPropertyTitle: "Clair de lune",
      MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
    ]
    center.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] = 1.5
    center.playbackState = .playing
    #expect(center.nowPlayingInfo?[MPMediaItemPropertyTitle] as? String == "Clair de lune")
    #expect(center.nowPlayingInfo?[MPNowPlayingInfoPropertyPlaybackRate] as? Double == 1.5)
    #expect(MPNowPlayingInfoCenter.default().playbackState == .playing)
  }

  @Test func artworkAsksForItsPicture() {
    let picture = UIImage()
    let artwork = MPMediaItemArtwork(boundsSize: CGSize(width: 30, height: 20)) { size in
      #expect(size == CGSize(width: 15, height: 10))
      return picture
    }
    #expect(artwork.bounds == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(artwork.image(at: CGSize(width: 15, height: 10)) === picture)
  }
}
