import AVKit
import Testing

@MainActor struct AVPlayerTests {
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
}
