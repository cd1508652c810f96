import AVFoundation
import Testing

struct AVCompositionTests {
  @Test func aTrackIsAsLongAsItsRanges() throws {
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(
        withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))
    try track.insertTimeRange(range, of: track, at: .zero)
    #expect(composition.duration.seconds == 2)
    #expect(composition.tracks(withMediaType: .video).count == 1)
    #expect(composition.tracks(withMediaType: .audio).isEmpty)
    composition.removeTrack(track)
    #expect(composition.tracks.isEmpty)
  }

  @Test func nothingIsWrittenOrRead() async throws {
    let file = URL(fileURLWithPath: "/nowhere/a.mp4")
    let writer = try AVAssetWriter(outputURL: file, fileType: .mp4)
    let input = AVAssetWriterInput(mediaType: .video, outputSettings: nil)
    writer.add(input)
    #expect(!writer.startWriting() && writer.status == .failed && writer.error != nil)
    let reader = try AVAssetReader(asset: AVURLAsset(url: file))
    #expect(!reader.startReading() && reader.status == .failed)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: file))
    for await result in generator.images(for: [.zero]) {
      #expect(throws: AVError.self) { try result.image }
    }
  }

  @Test func valuesKeepTimes() {
    #expect(NSValue(time: CMTime(value: 3, timescale: 2)).timeValue.seconds == 1.5)
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 4, timescale: 1))
    #expect(NSValue(timeRange: range).timeRangeValue.duration.seconds == 4)
    #expect(range.containsTime(CMTime(value: 3, timescale: 1)))
    #expect(!range.containsTime(CMTime(value: 4, timescale: 1)))
  }

  @Test func aCompositionWithFiltersHasThePropertiesOfItsAsset() async throws {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/nowhere/a.mp4"))
    let composition = AVMutableVideoComposition(asset: asset) { request in
      request.finish(with: request.sourceImage.applyingGaussianBlur(sigma: 2), context: nil)
    }
    composition.renderSize = CGSize(width: 20, height: 10)
    #expect(composition.instructions.isEmpty && composition.renderSize.height == 10)
    let mutable = try await AVMutableVideoComposition.videoComposition(withPropertiesOf: asset)
    mutable.frameDuration = CMTime(value: 1, timescale: 30)
    let filtered = try await AVVideoComposition.videoComposition(
      with: asset, applyingCIFiltersWithHandler: { $0.finish(with: $0.sourceImage, context: nil) })
    #expect(filtered.renderSize == .zero && mutable.frameDuration.timescale == 30)
  }
}
