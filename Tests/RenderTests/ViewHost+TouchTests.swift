import Foundation
import LayoutDSL
import Render
import Testing

@MainActor struct ViewHostTouchTests {
  private struct Counters: View {
    @State private var left = 0
    @State private var right = 0

    var body: some View {
      HStack(spacing: 0) {
        Color(white: Double(left) / 10).id("left").onTapGesture { left += 1 }
        Color(white: Double(right) / 10).accessibilityIdentifier("right")
          .onTapGesture(count: 2) { right += 1 }
          .onLongPressGesture { right += 5 }
      }
    }
  }

  private func host() throws -> ViewHost {
    try ViewHost(size: CGSize(width: 100, height: 50)) { Counters() }
  }

  private func grey(_ host: ViewHost, at x: Int) throws -> UInt8 {
    try host.render()[x, 25].red
  }

  @Test func tapsViewsByName() throws {
    let host = try host()
    try host.tap(on: "left")
    try host.doubleTap(on: "right")
    try host.longPress(on: "right")
    host.advance(by: 1)
    #expect(try grey(host, at: 25) == 26)
    #expect(try grey(host, at: 75) == 153)
  }

  @Test func invalidDurationsTakeNoTime() throws {
    let host = try host()
    host.touchRate = .nan
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), duration: .nan)
    host.touchRate = 1e9
    host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 40, y: 10), duration: -.infinity)
    try host.tap(on: "left")
    #expect(host.time < 0.1)
    #expect(try grey(host, at: 25) == 26)
  }

  @Test func suggestsSimilarNames() throws {
    let host = try host()
    #expect(throws: TouchError.noView(id: "lefft", candidates: ["left", "right"])) {
      try host.tap(on: "lefft")
    }
    #expect(
      TouchError.noView(id: "lefft", candidates: ["left", "right"]).description
        == "no view on the screen has the id, accessibility identifier or text 'lefft'. "
        + "Similar names: 'left', 'right'.")
    #expect(
      TouchError.noView(id: "compose", candidates: ["left"]).description
        .hasSuffix("There are: 'left'."))
    let empty = try ViewHost(size: CGSize(width: 10, height: 10)) { Color.red }
    #expect(throws: TouchError.noView(id: "1", candidates: [])) { try empty.tap(on: 1) }
  }

  @Test func reportsViewsOfACoveredScreen() throws {
    let host = try ViewHost(size: CGSize(width: 200, height: 300)) {
      NavigationStack {
        VStack {
          NavigationLink("Apples") { Text("All apples") }
          NavigationLink("Pears") { Text("All pears") }
        }
      }
    }
    try host.tap(on: "Apples")
    host.advance(by: 1)
    #expect(throws: TouchError.covered(id: "Pears")) { try host.tap(on: "Pears") }
    #expect(TouchError.covered(id: "Pears").description.contains("Go back to it first."))
    try host.tap(on: "All apples")
  }

  @Test func reportsOffscreenViews() throws {
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { Color.red.frame(width: 100, height: 40).id($0) }
        }
      }
    }
    #expect(
      throws: TouchError.offScreen(id: "5", frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    ) {
      try host.tap(on: 5)
    }
    host.scroll(to: CGPoint(x: 0, y: 150))
    try host.tap(on: 5)
  }

  @Test func tapsTheVisiblePartInAScrollView() throws {
    var taps: [String] = []
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.blue.onTapGesture { taps.append("above") }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { row in
              Color.red.frame(width: 100, height: 40).id(row).onTapGesture { taps.append("\(row)") }
            }
          }
        }
        .frame(height: 50)
      }
    }
    host.scroll(to: CGPoint(x: 0, y: 30))
    try host.tap(on: 0)
    try host.tap(on: 1)
    #expect(taps == ["0", "1"])
    host.scroll(to: CGPoint(x: 0, y: 45))
    #expect(
      throws: TouchError.offScreen(id: "0", frame: CGRect(x: 0, y: 5, width: 100, height: 40))
    ) {
      try host.tap(on: 0)
    }
  }

  @Test func timePassesWhileFingersMove() throws {
    var times: [TimeInterval] = []
    let host = try ViewHost(size: CGSize(width: 100, height: 100)) {
      Color.red.gesture(
        DragGesture().onChanged { times.append($0.time.timeIntervalSinceReferenceDate) })
    }
    host.touchRate = 10
    host.drag(from: CGPoint(x: 0, y: 0), to: CGPoint(x: 90, y: 0), duration: 0.5)
    #expect(times.map { ($0 * 1000).rounded() } == [100, 200, 300, 400, 500])
  }

  @Test func flingsAtAVelocity() throws {
    var ends: [DragGesture.Value] = []
    let host = try ViewHost(size: CGSize(width: 400, height: 100)) {
      Color.red.gesture(DragGesture().onEnded { ends.append($0) })
    }
    host.fling(from: CGPoint(x: 300, y: 50), velocity: CGVector(dx: -1000, dy: 0))
    let end = try #require(ends.first)
    #expect(abs(end.velocity.width + 1000) < 1e-6)
    #expect(abs(end.translation.width + 100) < 1e-9)
  }

  @Test func pinchesAndRotates() throws {
    var scale: CGFloat = 1
    var angle = Angle.zero
    let host = try ViewHost(size: CGSize(width: 200, height: 200)) {
      Color.red.gesture(
        MagnificationGesture().onChanged { scale = $0 }
          .simultaneously(with: RotationGesture().onChanged { angle = $0 }))
    }
    host.pinch(at: CGPoint(x: 100, y: 100), scale: 1.5)
    #expect(scale == 1.5)
    host.rotate(at: CGPoint(x: 100, y: 100), by: .degrees(90))
    #expect(abs(angle.degrees - 90) < 1e-9)
  }

  @Test func typesIntoTheTappedField() throws {
    struct Form: View {
      @State private var text = ""
      var body: some View { TextField("Name", text: $text).id("name") }
    }
    let host = try ViewHost(size: CGSize(width: 200, height: 40)) { Form() }
    #expect(throws: TouchError.nothingFocused) { try host.type("a") }
    try host.tap(on: "name")
    try host.type("Grace")
    #expect(host.layoutTree().contains("Text \"Grace\""))
  }

  @Test func rawTouchesTrackTheirFinger() throws {
    var ends: [CGFloat] = []
    let host = try ViewHost(size: CGSize(width: 200, height: 100)) {
      HStack(spacing: 0) {
        Color.red.gesture(DragGesture().onEnded { ends.append($0.translation.height) })
        Color.blue.gesture(DragGesture().onEnded { ends.append($0.translation.height) })
      }
    }
    host.touchDown(at: CGPoint(x: 50, y: 10))
    host.touchDown(at: CGPoint(x: 150, y: 10), finger: 1)
    host.touchMove(to: CGPoint(x: 50, y: 40))
    host.touchMove(to: CGPoint(x: 150, y: 60), finger: 1)
    host.touchUp(at: CGPoint(x: 150, y: 60), finger: 1)
    host.touchUp(at: CGPoint(x: 50, y: 40))
    #expect(ends == [50, 30])
  }

  @Test func aControlIsFoundByTheLabelOfItsIcon() throws {
    var taps: [String] = []
    let host = try ViewHost(size: CGSize(width: 300, height: 400)) {
      NavigationStack {
        VStack {
          Text("Compose")
          Label("Plain", systemImage: "star").labelStyle(.iconOnly)
            .onTapGesture { taps.append("plain") }
        }
        .navigationTitle("Mail")
        .toolbar {
          Button("Compose", systemImage: "square.and.pencil") { taps.append("compose") }
          Button {
            taps.append("search")
          } label: {
            Label("Search", systemImage: "magnifyingglass").labelStyle(.iconOnly)
          }
        }
      }
    }
    try host.tap(on: "Compose")
    try host.tap(on: "Search")
    try host.tap(on: "Plain")
    try host.tap(on: "square.and.pencil")
    #expect(taps == ["compose", "search", "plain", "compose"])
  }
}
