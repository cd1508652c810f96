import SwiftUI
import Testing

@testable import Examples

@MainActor private final class Source: ObservableObject {
  @Published var isLoading = false
}

/// A colour in a refreshable scroll view.
private struct PullScreen: View {
  let height: CGFloat
  @ObservedObject var source: Source

  var body: some View {
    RefreshableScrollView(height: height, refreshing: $source.isLoading) {
      Color.blue.frame(height: 900)
    }
  }
}

/// A distance by which the content is pulled, and the angle of the arrow there.
struct Turn: CustomTestStringConvertible {
  let height: CGFloat
  let pull: CGFloat
  let degrees: Double

  var testDescription: String { "\(pull) of \(height)" }

  static let table: [Turn] =
    [
      (0, 0), (20, 0), (47.9, 0), (48, 0), (50, 11.25), (52, 22.5), (56, 45), (60, 67.5), (64, 90),
      (68, 112.5), (72, 135), (76, 157.5), (79, 174.375), (80, 180),
    ].map { Turn(height: 80, pull: $0.0, degrees: $0.1) }
    + [
      (0, 0), (42, 0), (45, 19.2857), (49, 45), (52.5, 67.5), (56, 90), (60, 115.7143), (63, 135),
      (66, 154.2857), (69, 173.5714), (70, 180),
    ].map { Turn(height: 70, pull: $0.0, degrees: $0.1) }
}

@MainActor @Suite struct PullToRefreshTests {
  private static let size = CGSize(width: 300, height: 500)

  private func host(
    height: CGFloat = 80, _ source: Source, scale: CGFloat = 1
  ) throws -> ViewHost {
    try ViewHost(size: Self.size, scale: scale) { PullScreen(height: height, source: source) }
  }

  // MARK: The arrow

  @Test(arguments: Turn.table) func arrowTurns(turn: Turn) throws {
    let source = Source()
    let host = try host(height: turn.height, source)
    host.scroll(y: -turn.pull)
    let rotation = try #require(host.entries("RotationEffect").first)
    let degrees = try #require(Double(rotation.name.dropFirst(15).dropLast()))
    #expect(abs(degrees - turn.degrees) < 0.001)
    #expect(!source.isLoading)
  }

  @Test(arguments: Turn.table) func arrowIsAboveTheContent(turn: Turn) throws {
    let host = try host(height: turn.height, Source())
    host.scroll(y: -turn.pull)
    let box = try #require(host.entries("RotationEffect").first).frame
    #expect(box.size == CGSize(width: turn.height, height: turn.height))
    #expect(box.midX == 150)
    #expect(abs(box.maxY - turn.pull) < 0.001)
    let glyph = try #require(host.entries("Image \"arrow.down\"").first).frame
    #expect(abs(glyph.midX - box.midX) < 0.001 && abs(glyph.midY - box.midY) < 0.001)
    if turn.degrees == 0 || turn.degrees == 180 {
      #expect(glyph.height == turn.height / 4)
    }
  }

  @Test(arguments: Turn.table) func arrowPointsInThePicture(turn: Turn) throws {
    let scale: CGFloat = 4
    // The content extends into the safe area, so that the whole arrow is visible at every distance.
    let host = try ViewHost(
      size: Self.size, scale: scale,
      safeAreaInsets: EdgeInsets(top: 100, leading: 0, bottom: 0, trailing: 0)
    ) { PullScreen(height: turn.height, source: Source()) }
    host.scroll(y: -turn.pull)
    let box = CGRect(
      x: 150 - turn.height / 2, y: 100 + turn.pull - turn.height, width: turn.height,
      height: turn.height)
    let picture = try host.render()
    var ink = 0.0
    var sum = CGVector.zero
    for y in Int(box.minY * scale)..<Int(box.maxY * scale) {
      for x in Int(box.minX * scale)..<Int(box.maxX * scale) {
        let darkness = 255 - Double(picture[x, y].red)
        ink += darkness
        sum.dx += darkness * ((Double(x) + 0.5) / scale - box.midX)
        sum.dy += darkness * ((Double(y) + 0.5) / scale - box.midY)
      }
    }
    // The head has more ink than the tail, so that the arrow points to the centre of the ink.
    let center = CGVector(dx: sum.dx / ink, dy: sum.dy / ink)
    #expect(ink > 0)
    #expect((center.dx * center.dx + center.dy * center.dy).squareRoot() > 0.5)
    let degrees = atan2(-center.dx, center.dy) * 180 / .pi
    let error = (degrees - turn.degrees + 540).truncatingRemainder(dividingBy: 360) - 180
    #expect(abs(error) < 2, "\(degrees)° in the picture, \(turn.degrees)° in the table")
  }

  // MARK: Thresholds

  @Test(arguments: [70, 80] as [CGFloat]) func exactlyTheThresholdDoesNotFire(height: CGFloat)
    throws
  {
    let source = Source()
    let host = try host(height: height, source)
    host.scroll(y: -height)
    #expect(!source.isLoading)
    host.scroll(y: -height - 0.5)
    #expect(source.isLoading)
  }

  @Test func pullBeyondTheThresholdFiresOnce() throws {
    let source = Source()
    let host = try host(source)
    host.scroll(y: -120)
    #expect(source.isLoading)
    source.isLoading = false
    host.scroll(y: -130)
    #expect(!source.isLoading, "the finger has not been back above the threshold")
    host.scroll(y: -80)
    host.scroll(y: -81)
    #expect(source.isLoading)
  }

  @Test func refreshWithoutAPullShowsNothing() throws {
    let source = Source()
    let host = try host(source)
    source.isLoading = true
    #expect(try host.frame("Color blue").minY == 0)
    #expect(try host.frame("ActivityIndicator").maxY < 0)
  }

  // MARK: The sequence

  private enum Symbol: Equatable {
    case arrow(Double), spinner
  }

  @Test func refreshingAndFrozen() throws {
    let source = Source()
    let host = try host(source)
    func expect(
      contentTop: CGFloat, _ symbol: Symbol, box: ClosedRange<CGFloat>, isLoading: Bool,
      _ location: Testing.SourceLocation = #_sourceLocation
    ) throws {
      #expect(source.isLoading == isLoading, sourceLocation: location)
      #expect(try host.frame("Color blue").minY == contentTop, sourceLocation: location)
      let arrows = host.entries("RotationEffect")
      let spinners = host.entries("ActivityIndicator")
      switch symbol {
      case .arrow(let degrees):
        let arrow = try #require(arrows.first, sourceLocation: location)
        #expect(spinners.isEmpty, sourceLocation: location)
        #expect(
          arrow.name == "RotationEffect \(formatted(degrees))°", sourceLocation: location)
        #expect(
          abs(arrow.frame.minY - box.lowerBound) < 0.001
            && abs(arrow.frame.maxY - box.upperBound) < 0.001, sourceLocation: location)
      case .spinner:
        let spinner = try #require(spinners.first, sourceLocation: location)
        #expect(arrows.isEmpty, sourceLocation: location)
        #expect(spinner.frame.size == CGSize(width: 20, height: 20), sourceLocation: location)
        #expect(
          spinner.frame.midY == (box.lowerBound + box.upperBound) / 2, sourceLocation: location)
        #expect(spinner.frame.midX == 150, sourceLocation: location)
      }
    }

    try expect(contentTop: 0, .arrow(0), box: -80...0, isLoading: false)
    host.scroll(y: -40)
    try expect(contentTop: 40, .arrow(0), box: -40...40, isLoading: false)
    host.scroll(y: -64)
    try expect(contentTop: 64, .arrow(90), box: -16...64, isLoading: false)
    host.scroll(y: -80)
    try expect(contentTop: 80, .arrow(180), box: 0...80, isLoading: false)
    host.scroll(y: -81)
    try expect(contentTop: 81, .spinner, box: 1...81, isLoading: true)
    host.scroll(y: -100)
    try expect(contentTop: 100, .spinner, box: 20...100, isLoading: true)
    host.scroll(y: -80)
    try expect(contentTop: 160, .spinner, box: 80...160, isLoading: true)
    host.scroll(y: 0)
    try expect(contentTop: 80, .spinner, box: 0...80, isLoading: true)
    source.isLoading = false
    try expect(contentTop: 0, .arrow(0), box: -80...0, isLoading: false)
    // The gap does not come back: the next refresh starts like the first one.
    host.scroll(y: -40)
    try expect(contentTop: 40, .arrow(0), box: -40...40, isLoading: false)
    host.scroll(y: -81)
    try expect(contentTop: 81, .spinner, box: 1...81, isLoading: true)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func contentIsDrawnInItsFrame() throws {
    let source = Source()
    let host = try host(source)
    for (pull, top) in [(40, 40), (81, 81), (100, 100), (80, 160), (0, 80)] as [(CGFloat, Int)] {
      host.scroll(y: -pull)
      let picture = try host.render()
      #expect(picture[10, top - 1] == .white)
      #expect(picture[10, top] == Pixmap.Pixel(red: 0, green: 122, blue: 255))
    }
  }

  @Test func spinnerIsDrawn() throws {
    let host = try host(Source(), scale: 2)
    host.scroll(y: -81)
    let picture = try host.render()
    // The spinner has eight spokes around (150, 41): the left one is the darkest, and they get
    // lighter counter-clockwise.
    let spokes = (0..<8).map { index in
      let angle = Double.pi * (1 - Double(index) / 4)
      return picture.color(x: 150 + 7.5 * cos(angle), y: 41 + 7.5 * sin(angle), scale: 2).red
    }
    #expect(spokes == spokes.sorted())
    #expect(abs(Int(spokes[0]) - 158) <= 2, "38 % black")
    #expect(abs(Int(spokes[7]) - 224) <= 2, "12 % black")
    #expect(picture.color(x: 150, y: 41, scale: 2) == .white)
  }

  // MARK: The demo

  @Test func demoFetchesTheNextDog() throws {
    let host = try ViewHost(size: CGSize(width: 390, height: 700)) { PullToRefresh() }
    #expect(host.entries("Text \"Fern\"").count == 1)
    #expect(try host.frame("ScrollView").minY == 41)
    host.scroll(y: -71)
    host.scroll(y: 0)
    host.advance(by: 2.9)
    #expect(host.entries("ActivityIndicator").count == 1)
    #expect(host.entries("Text \"Fern\"").count == 1)
    host.advance(by: 0.2)
    #expect(host.entries("ActivityIndicator").isEmpty)
    #expect(host.entries("Text \"Otto\"").count == 1)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func mainQueueWorkRunsBeforeTheFrameIsDrawn() throws {
    struct Sized: View {
      @State private var width: CGFloat = 0

      var body: some View {
        Color.red.frame(width: 120, height: 20)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: Width.self, value: proxy.size.width)
            }
          )
          .onPreferenceChange(Width.self) { new in DispatchQueue.main.async { width = new } }
          .overlay { Color.green.frame(width: width, height: 20) }
      }

      struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
      }
    }
    let picture = try ViewHost { Sized() }.render()
    #expect(picture.width == 120)
    #expect(picture[1, 10] == Pixmap.Pixel(red: 52, green: 199, blue: 89))
  }
}
