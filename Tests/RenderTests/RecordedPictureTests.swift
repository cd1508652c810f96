import Codecs
import Foundation
import LayoutDSL
import Rasterizer
import Render
import Testing
import Vector

/// Pictures that are recorded on the main actor and drawn on other threads.
@MainActor
struct RecordedPictureTests {
  private struct Card: View {
    let number: Int

    var body: some View {
      VStack(alignment: .leading) {
        Text("Card \(number)").font(.title)
        Text(verbatim: String(repeating: "word ", count: number % 7 + 1))
      }
      .padding()
      .frame(width: 240, height: 120)
      .background(
        LinearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom)
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .shadow(radius: CGFloat(number % 5))
    }
  }

  @Test func showsTheMomentOfItsRecording() throws {
    final class Model: ObservableObject { @Published var color = Color.red }
    struct Filled: View {
      @ObservedObject var model: Model
      var body: some View { model.color }
    }
    let model = Model()
    let host = try ViewHost(size: CGSize(width: 2, height: 2)) { Filled(model: model) }
    let before = host.record()
    model.color = .blue
    #expect(try before.pixmap() != host.render())
    #expect(try host.record().pixmap() == host.render())
    #expect(before.size == CGSize(width: 2, height: 2))
    #expect(before.scale == 1)
  }

  @Test func sixtyFourAtOnceEqualOneAfterAnother() async throws {
    let pictures = try (0..<64).map { number in
      let renderer = ImageRenderer(content: Card(number: number))
      renderer.scale = 2
      return try renderer.record()
    }
    let serial = try pictures.map { try $0.pngData() }
    var concurrent: [Int: Data] = [:]
    try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for (index, picture) in pictures.enumerated() {
        group.addTask { (index, try picture.pngData()) }
      }
      for try await (index, data) in group { concurrent[index] = data }
    }
    for (index, data) in serial.enumerated() {
      let other = try #require(concurrent[index])
      if other == data { continue }
      let difference = try difference(of: other, from: data)
      Issue.record("card \(index): \(difference)")
    }
    #expect(Set(serial).count == 64)
  }

  /// Says how two PNGs of a size differ: in pixels or only in their compression.
  private func difference(of data: Data, from expected: Data) throws -> String {
    let (pixels, others) = try (Pixmap(pngData: data), Pixmap(pngData: expected))
    let places = pixels.bytes.indices.filter { pixels.bytes[$0] != others.bytes[$0] }
    guard let first = places.first else {
      return "equal pixels in \(data.count) bytes instead of \(expected.count)"
    }
    return "\(places.count) components differ, first at x \(first / 4 % pixels.width), "
      + "y \(first / 4 / pixels.width): \(pixels.bytes[first]) instead of \(others.bytes[first])"
  }

  @Test func keepsColorSpaceAndVectorFormats() throws {
    let host = try ViewHost(size: CGSize(width: 4, height: 4)) {
      Color(.displayP3, red: 1, green: 0, blue: 0)
    }
    host.colorSpace = .displayP3
    let picture = host.record()
    #expect(try picture.pixmap().colorSpace == .displayP3)
    #expect(try picture.pixmap() == host.render())
    #expect(try picture.data(as: .svg) == host.data(as: .svg))
  }

  @Test func writesFilesAndRefusesEmptyPictures() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("recorded-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("card.png")
    let picture = try ImageRenderer(content: Card(number: 3)).record()
    try picture.write(to: file)
    #expect(try Data(contentsOf: file) == picture.pngData())
    let empty = try ImageRenderer(content: EmptyView()).record()
    #expect(throws: RenderError.self) { try empty.pixmap() }
    #expect(throws: RenderError.self) {
      try empty.write(to: folder.appendingPathComponent("no.png"))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["card.png"])
  }
}
