// snap render HorizontalList.swift --size 375x220 --scale 2
import Combine
import SwiftUI

/// A thousand cards in a row, of which only those on the screen exist.
public struct FaceShelf: View {
  private let count: Int

  /// Creates a row of some cards.
  public init(count: Int = 1_000) {
    self.count = count
  }

  /// The list of cards.
  public var body: some View {
    HorizontalList(0..<count) { index in
      FaceCard(index: index).frame(width: 150, height: 200).padding(10)
    }
  }
}

/// A card with a face and its number.
public struct FaceCard: View {
  private let index: Int

  private static let faces = ["😀", "🥳", "😎", "🤖", "👻", "🐼", "🦊", "🐸", "🌞", "🍉", "🎈", "🚀"]

  /// Creates the card with a number.
  public init(index: Int) {
    self.index = index
  }

  /// A face before a glow.
  public var body: some View {
    GeometryReader { geometry in
      RadialGradient(
        gradient: Gradient(colors: [.white, .blue]), center: .center,
        startRadius: 2, endRadius: geometry.size.width)
    }
    .overlay(
      Text(Self.faces[index % Self.faces.count])
        .font(.system(size: 48))
        .frame(width: 88, height: 88)
        .background(Circle().fill(Color.white))
    )
    .overlay(
      Text("\(index)").font(.system(size: 18)).foregroundColor(.white).padding(10),
      alignment: .topTrailing
    )
    .cornerRadius(15)
  }
}

// MARK: - The list

/// A horizontal list that makes only the cells in sight, out of what SwiftUI had in its first year.
///
/// Cells lie in a stack, all in one place, and are drawn at an offset. Each says how large it is
/// when it is made, and is placed behind the one before it; as long as the last cell does not
/// reach the edge of the list, one more is made. So the list knows the cells that it has come past,
/// and no others: **a jump past all of those shows nothing, and stays blank**, as no cell is left to
/// start from. That is a property of the design. Fingers and momentum come past cells in smaller
/// steps.
public struct HorizontalList<Content: View, Data: RandomAccessCollection>: View
where Data.Element: Hashable {
  private let data: [Data.Element]
  private let itemContent: (Data.Element) -> Content

  @State private var visibleIndices = 0...0
  @State private var rects: [Int: CGRect] = [:]
  @State private var offset: CGFloat = 0
  @State private var dragOffset: CGFloat = 0
  /// The greatest offset of the list; nil until its last cell is known.
  @State private var maxOffset: CGFloat?

  @State private var timer = Self.makeTimer()
  @State private var animator = ScrollAnimator()
  @State private var cache = CellCache<Content>()

  private let coordinateSpaceName = "HorizontalList"

  /// Creates a list with a cell for each element of a collection.
  public init(_ data: Data, @ViewBuilder itemContent: @escaping (Data.Element) -> Content) {
    self.data = Array(data)
    self.itemContent = itemContent
  }

  /// The cells in sight.
  public var body: some View {
    GeometryReader { geometry in
      ZStack {
        if !data.isEmpty {
          ForEach(visibleIndices, id: \.self) { cell(at: $0) }
        }
      }
      .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      .coordinateSpace(name: coordinateSpaceName)
      .contentShape(Rectangle())
      .onAppear { updateVisibleIndices(in: geometry.size) }
      .onPreferenceChange(CellRects.self) { place($0, in: geometry.size) }
      .gesture(
        DragGesture()
          .onChanged { value in
            dragOffset = -value.translation.width
            updateVisibleIndices(in: geometry.size)
          }
          .onEnded { letGo($0, in: geometry.size) }
      )
      .gesture(TapGesture().onEnded { stopScrolling() })
      .onReceive(timer) { _ in scrollOn(in: geometry.size) }
    }
  }

  // MARK: Cells

  private func cell(at index: Int) -> some View {
    cache.content(at: index) { itemContent(data[index]) }
      .offset(x: (rects[index]?.minX ?? 0) - contentOffset)
      // Behind the offset, so that it sees where the cell is laid out, not where it is drawn.
      .background(RectReporter(index: index, coordinateSpaceName: coordinateSpaceName))
  }

  private func place(_ reports: [CellRect], in size: CGSize) {
    for report in reports {
      var rect = report.rect
      if let previous = rects[report.index - 1] { rect.origin.x = previous.maxX }
      rects[report.index] = rect
    }
    if maxOffset == nil, let last = rects[data.count - 1] {
      maxOffset = max(0, last.maxX - size.width)
    }
    updateVisibleIndices(in: size)
  }

  private func updateVisibleIndices(in size: CGSize) {
    let visibleRect = CGRect(origin: CGPoint(x: contentOffset, y: 0), size: size)
    let indices = rects.filter { $0.value.intersects(visibleRect) }.keys
    let first = indices.min() ?? 0
    var last = indices.max() ?? 0
    if rects[last]?.maxX ?? 0 < visibleRect.maxX, last < data.count - 1 { last += 1 }
    visibleIndices = first...last
  }

  // MARK: Scrolling

  private var contentOffset: CGFloat { clamped(offset + dragOffset) }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, 0), maxOffset ?? .greatestFiniteMagnitude)
  }

  private func letGo(_ value: DragGesture.Value, in size: CGSize) {
    let momentum = value.predictedEndTranslation.width * 0.75
    if abs(momentum) - abs(dragOffset) > size.width / 2 {
      animator.start(from: offset, to: offset - momentum, duration: 2)
      timer = Self.makeTimer()
    } else {
      offset = clamped(offset + dragOffset)
    }
    dragOffset = 0
    updateVisibleIndices(in: size)
  }

  private func scrollOn(in size: CGSize) {
    // The list is created with a timer that has nothing to do.
    guard !animator.isFinished else { return stopTimer() }
    let next = animator.nextOffset()
    offset = clamped(next)
    if offset != next { stopScrolling() }
    updateVisibleIndices(in: size)
  }

  private func stopScrolling() {
    animator.stop()
    stopTimer()
  }

  private static func makeTimer() -> Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()
  }

  private func stopTimer() {
    timer.upstream.connect().cancel()
  }
}

/// A way from one offset to another, fast at first and slower and slower.
private final class ScrollAnimator {
  private(set) var isFinished = true
  private var start: CGFloat = 0
  private var end: CGFloat = 0
  private var duration = 0.0
  private var startTime = 0.0

  func start(from start: CGFloat, to end: CGFloat, duration: Double) {
    self.start = start
    self.end = end
    self.duration = duration
    startTime = CACurrentMediaTime()
    isFinished = false
  }

  func stop() {
    isFinished = true
  }

  func nextOffset() -> CGFloat {
    let time = (CACurrentMediaTime() - startTime) / duration
    guard time < 1 else {
      isFinished = true
      return end
    }
    let rest = (1 - time) * (1 - time)
    return start + (end - start) * (1 - rest * rest)
  }
}

/// The cells made so far, until memory is short.
private final class CellCache<Content: View> {
  private var cells: [Int: Content] = [:]
  private var subscription: AnyCancellable?

  init() {
    let warning = UIApplication.didReceiveMemoryWarningNotification
    subscription = NotificationCenter.default.publisher(for: warning)
      .sink { [weak self] _ in self?.cells.removeAll() }
  }

  func content(at index: Int, make: () -> Content) -> Content {
    if let cell = cells[index] { return cell }
    let cell = make()
    cells[index] = cell
    return cell
  }
}

// MARK: - What cells report

private struct CellRect: Equatable {
  let index: Int
  let rect: CGRect
}

private struct CellRects: PreferenceKey {
  static var defaultValue: [CellRect] { [] }

  static func reduce(value: inout [CellRect], nextValue: () -> [CellRect]) {
    value += nextValue()
  }
}

private struct RectReporter: View {
  let index: Int
  let coordinateSpaceName: String

  var body: some View {
    GeometryReader { geometry in
      Color.clear.preference(
        key: CellRects.self,
        value: [CellRect(index: index, rect: geometry.frame(in: .named(coordinateSpaceName)))])
    }
  }
}

#Preview {
  FaceShelf()
}
