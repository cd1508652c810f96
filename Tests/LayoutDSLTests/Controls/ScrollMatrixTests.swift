import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// Each kind of scroll container under each change that can leave its offset where nothing is, or move
/// the view at which it stays.
@MainActor struct ScrollMatrixTests {
  enum Container: String, CaseIterable {
    case list, form, stack, lazyStack, row, lazyRow, both, grid, horizontalGrid, page, sheet,
      largeTitle

    /// The axis along which the change of rows moves the content.
    var axis: Axis {
      switch self {
      case .row, .lazyRow, .horizontalGrid: .horizontal
      default: .vertical
      }
    }

    /// Whether scroll positions apply: a list has no layout of scroll targets.
    var hasPositions: Bool { self != .list && self != .form }
  }

  fileprivate enum Positioning { case none, id, typed, bottom }

  @MainActor fileprivate final class Model: ObservableObject {
    @Published var ids = Array(0..<60)
    @Published var hasBar = false
    @Published var id: Int?
    @Published var position: ScrollPosition

    init(_ positioning: Positioning, axis: Axis) {
      position =
        positioning == .bottom
        ? ScrollPosition(edge: axis == .vertical ? .bottom : .trailing)
        : ScrollPosition(idType: Int.self)
    }
  }

  fileprivate struct Scrolling: View {
    let container: Container
    let positioning: Positioning
    @ObservedObject var model: Model

    var body: some View {
      content.safeAreaInset(edge: .bottom, spacing: 0) {
        if model.hasBar { Color.blue.frame(height: 60) }
      }
    }

    @ViewBuilder private var content: some View {
      switch container {
      case .list: positioned(List { rows })
      case .form: positioned(Form { Section { rows } })
      case .stack: positioned(ScrollView { VStack(spacing: 0) { rows }.scrollTargetLayout() })
      case .row:
        positioned(ScrollView(.horizontal) { HStack(spacing: 0) { rows }.scrollTargetLayout() })
      case .lazyRow:
        positioned(ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows }.scrollTargetLayout() })
      case .both:
        positioned(
          ScrollView([.horizontal, .vertical]) {
            VStack(spacing: 0) { rows.frame(width: 500, alignment: .leading) }.scrollTargetLayout()
          })
      case .grid:
        positioned(
          ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows }.scrollTargetLayout()
          })
      case .horizontalGrid:
        positioned(
          ScrollView(.horizontal) {
            LazyHGrid(rows: [GridItem(), GridItem()], spacing: 0) { rows }.scrollTargetLayout()
          })
      case .page: TabView { lazyStack }.tabViewStyle(.page)
      case .sheet: Color.clear.sheet(isPresented: .constant(true)) { lazyStack }
      case .largeTitle: NavigationStack { lazyStack.navigationTitle("Title") }
      case .lazyStack: lazyStack
      }
    }

    private var lazyStack: some View {
      positioned(ScrollView { LazyVStack(spacing: 0) { rows }.scrollTargetLayout() })
    }

    private var rows: some View {
      ForEach(model.ids, id: \.self) { id in
        // Pairs of a grid's line are of one size, so that a line has the same length wherever it begins.
        let length: CGFloat = [30, 40, 50][id / 2 % 3]
        Color.red.frame(width: length, height: length).probe("row \(id)")
      }
    }

    @ViewBuilder private func positioned(_ content: some View) -> some View {
      switch positioning {
      case .none: content
      case .id: content.scrollPosition(id: $model.id)
      case .typed, .bottom: content.scrollPosition($model.position)
      }
    }
  }

  /// A screen with one scroll container.
  @MainActor fileprivate struct Trial {
    let container: Container
    let model: Model
    let screen: Screen

    init(_ container: Container, _ direction: LayoutDirection, _ positioning: Positioning = .none) {
      self.container = container
      let model = Model(positioning, axis: container.axis)
      self.model = model
      screen = Screen(
        200, 400, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
        direction: direction
      ) {
        Scrolling(container: container, positioning: positioning, model: model)
      }
      screen.advance(by: 1)
    }

    /// The scroll view with the rows.
    var scroll: ScrollNode? {
      screen.graph.update()
      return screen.graph.scrollNodes.last {
        $0.isAttached && $0.axes.contains(Axis.Set(container.axis))
      }
    }

    func scrollFar(by distance: CGFloat = 700) throws {
      let scroll = try #require(scroll)
      var offset = scroll.contentOffset
      let isMirrored = container.axis == .horizontal && screen.isRightToLeft
      offset[container.axis] += isMirrored ? -distance : distance
      scroll.scrollByUser(to: scroll.limited(offset))
      screen.advance(by: 1)
    }

    /// The rows within the viewport.
    var visible: [(id: Int, frame: CGRect)] {
      guard let scroll else { return [] }
      let viewport = scroll.viewport.offsetBy(
        dx: scroll.globalFrame.minX, dy: scroll.globalFrame.minY)
      return model.ids.compactMap { id in
        let frame = screen.frame("row \(id)")
        return frame.intersects(viewport) && frame.intersects(CGRect(0, 0, 900, 900))
          ? (id, frame) : nil
      }
    }

    /// Expects that the content is within its ends, that rows are seen, and that nothing is stale.
    func expectRest(_ comment: String) {
      screen.advance(by: 3)
      guard let scroll else { return #expect(Bool(false), "no scroll view: \(comment)") }
      let offset = scroll.contentOffset, limited = scroll.limited(offset)
      #expect(
        max(abs(offset.x - limited.x), abs(offset.y - limited.y)) < 0.01,
        "beyond the end: \(comment)")
      #expect(!visible.isEmpty, "no row is visible: \(comment)")
      let tree = screen.tree
      screen.graph.setNeedsEverything()
      #expect(screen.tree == tree, "stale: \(comment)")
      #expect(!screen.graph.hasGivenUp, "endless: \(comment)")
    }
  }

  nonisolated private static let directions: [LayoutDirection] = [.leftToRight, .rightToLeft]

  @Test(arguments: Container.allCases, directions)
  func rowsAreVisibleAfterAFilter(_ container: Container, _ direction: LayoutDirection) throws {
    for count in [3, 12] {
      let trial = Trial(container, direction)
      try trial.scrollFar()
      trial.model.ids = Array(trial.model.ids.prefix(count))
      trial.expectRest("first \(count)")
      trial.model.ids = Array(0..<60)
      trial.expectRest("all again")
      try trial.scrollFar()
      withAnimation(.linear(duration: 0.2)) { trial.model.ids = Array(50..<(50 + count)) }
      trial.expectRest("last \(count)")
    }
  }

  @Test(arguments: Container.allCases, directions)
  func rowsAreVisibleAfterARotation(_ container: Container, _ direction: LayoutDirection) throws {
    let trial = Trial(container, direction)
    try trial.scrollFar(by: 3000)
    trial.screen.resize(400, 200)
    trial.expectRest("landscape")
    try trial.scrollFar(by: 3000)
    trial.screen.resize(900, 900)
    trial.expectRest("large")
    trial.screen.resize(200, 400)
    trial.expectRest("portrait")
  }

  @Test(arguments: Container.allCases, directions)
  func rowsAreVisibleAfterABarComes(_ container: Container, _ direction: LayoutDirection) throws {
    let trial = Trial(container, direction)
    try trial.scrollFar(by: 3000)
    trial.model.hasBar = true
    trial.expectRest("with a bar")
    try trial.scrollFar(by: 3000)
    trial.model.hasBar = false
    trial.expectRest("without")
  }

  @Test(arguments: Container.allCases, directions)
  func rowsAreVisibleAfterAFilterInAFlingOrADrag(
    _ container: Container, _ direction: LayoutDirection
  ) throws {
    let isVertical = container.axis == .vertical
    let sign: CGFloat = !isVertical && direction == .rightToLeft ? 1 : -1
    for isFling in [true, false] {
      let trial = Trial(container, direction)
      try trial.scrollFar()
      let screen = trial.screen
      if isFling {
        screen.fingers.fling(
          from: CGPoint(x: 100, y: 250),
          velocity: CGVector(dx: isVertical ? 0 : sign * 2000, dy: isVertical ? sign * 2000 : 0))
        screen.advance(by: 0.1)
      } else {
        screen.down(100, 250)
        for step in 1...5 {
          screen.advance(by: 0.02)
          let way = sign * CGFloat(step) * 12
          screen.move(100 + (isVertical ? 0 : way), 250 + (isVertical ? way : 0))
        }
      }
      trial.model.ids = Array(trial.model.ids.prefix(4))
      screen.advance(by: 0.05)
      if !isFling {
        screen.up(100 + (isVertical ? 0 : sign * 60), 250 + (isVertical ? sign * 60 : 0))
      }
      trial.expectRest(isFling ? "fling" : "drag")
    }
  }

  @Test(arguments: Container.allCases.filter(\.hasPositions), directions)
  func theViewOfAPositionStaysWhenRowsComeBeforeIt(
    _ container: Container, _ direction: LayoutDirection
  ) throws {
    for positioning in [Positioning.id, .typed] {
      let trial = Trial(container, direction, positioning)
      if positioning == .id {
        trial.model.id = 20
      } else {
        trial.model.position.scrollTo(id: 20, anchor: .topLeading)
      }
      trial.expectRest("scrolled")
      let former = trial.screen.frame("row 20")
      #expect(trial.visible.contains { $0.id == 20 }, "the view of the position is visible")
      // Even numbers, so that the lines of a grid keep their views.
      for count in [2, 10] {
        trial.model.ids.insert(contentsOf: (0..<count).map { 100 * count + $0 }, at: 0)
        trial.expectRest("\(count) inserted, \(positioning)")
        let frame = trial.screen.frame("row 20")
        #expect(
          abs(frame.minX - former.minX) < 0.01 && abs(frame.minY - former.minY) < 0.01,
          "\(count) inserted, \(positioning): \(frame), formerly \(former)")
      }
      #expect(
        positioning == .id
          ? trial.model.id == 20 : trial.model.position.viewID(type: Int.self) == 20)
    }
  }

  @Test(arguments: Container.allCases.filter(\.hasPositions), directions)
  func theEndStaysInViewWhenTheContentGrows(
    _ container: Container, _ direction: LayoutDirection
  ) throws {
    let trial = Trial(container, direction, .bottom)
    for count in [60, 62, 90] {
      trial.model.ids = Array(0..<count)
      trial.expectRest("\(count) rows")
      #expect(trial.visible.last?.id == count - 1, "\(count) rows: \(trial.visible.map(\.id))")
    }
  }
}

extension Screen {
  fileprivate var isRightToLeft: Bool {
    graph.root.environment.values.layoutDirection == .rightToLeft
  }
}
