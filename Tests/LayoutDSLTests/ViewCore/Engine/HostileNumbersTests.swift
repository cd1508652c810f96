import Foundation
import LayoutDSL
import Testing

@testable import ViewCore

/// No number that a view receives traps, in layout, display, explanations, touches or time.
@MainActor struct HostileNumbersTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, Double.leastNonzeroMagnitude, 0, -1, 1e19,
  ]
  nonisolated private static let integers = [Int.max, Int.min, 0, -1]

  private func use(@ViewBuilder _ content: () -> some View) {
    let screen = Screen { content() }
    for _ in 0..<2 {
      _ = screen.list
      _ = screen.tree
      _ = screen.graph.layoutMistakes
      screen.drag(50, 50, to: 20, 10)
      screen.tap(50, 50)
      screen.scroll(to: CGPoint(x: 0, y: 1e6))
      screen.resize(60, 200)
      screen.advance(by: 1)
    }
  }

  @Test(arguments: numbers) func layout(_ number: Double) {
    let length = CGFloat(number)
    use { Color.red.frame(width: length, height: length).padding(length).offset(x: length) }
    use {
      HStack(spacing: length) {
        Color.red.frame(minWidth: length).layoutPriority(number)
        Color.blue.frame(minWidth: .infinity, maxWidth: length).zIndex(number)
        Color.blue.frame(minWidth: .infinity)
        Text("aa").frame(idealWidth: length).fixedSize()
      }
    }
    use {
      Grid(horizontalSpacing: length, verticalSpacing: length) {
        GridRow { Color.red.frame(minWidth: length).gridCellAnchor(UnitPoint(x: number, y: 0)) }
        Color.blue.aspectRatio(length, contentMode: .fill).frame(minHeight: .infinity)
      }
    }
    use { Color.red.position(x: length, y: length).safeAreaPadding(length) }
    use { Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: length) }
    use {
      Color.red.alignmentGuide(.leading) { _ in length }.aspectRatio(length, contentMode: .fit)
    }
  }

  @Test(arguments: numbers) func scrolling(_ number: Double) {
    let length = CGFloat(number)
    use {
      ScrollView {
        LazyVStack(spacing: length) {
          ForEach(0..<40) { _ in Color.red.frame(height: length) }
        }
      }
      .contentMargins(length)
    }
    for item in [
      GridItem.Size.adaptive(minimum: length), .adaptive(minimum: 10, maximum: length),
      .fixed(length), .flexible(minimum: length, maximum: length),
    ] {
      use {
        ScrollView {
          LazyVGrid(columns: [GridItem(item, spacing: length)], spacing: length) {
            ForEach(0..<40) { _ in Color.red.frame(height: 20) }
          }
        }
      }
    }
    use {
      ScrollView {
        VStack(spacing: length) { ForEach(0..<9) { _ in Color.red.frame(height: 40) } }
          .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
  }

  @Test(arguments: numbers) func effects(_ number: Double) {
    let length = CGFloat(number)
    use {
      Button("aa") {}.scaleEffect(length).rotationEffect(.radians(number)).blur(radius: length)
    }
    use { Button("aa") {}.rotation3DEffect(.radians(number), axis: (length, 1, 0)) }
    use { Button("aa") {}.scaleEffect(x: 0, y: length).opacity(number).shadow(radius: length) }
    use { Color.red.brightness(number).contrast(number).saturation(number).hueRotation(.zero) }
    use {
      RoundedRectangle(cornerRadius: length).inset(by: length).trim(from: length, to: number)
        .stroke(lineWidth: length)
    }
    use { Circle().strokeBorder(style: StrokeStyle(lineWidth: 2, dash: [length, length])) }
    use {
      Color.red.onLongPressGesture(minimumDuration: number, maximumDistance: length) {}
        .gesture(DragGesture(minimumDistance: length))
    }
    use {
      Color.red.gesture(MagnifyGesture(minimumScaleDelta: length))
        .gesture(RotateGesture(minimumAngleDelta: .radians(number)))
    }
  }

  @Test(arguments: numbers) func animations(_ number: Double) {
    let curves: [Animation] = [
      .linear(duration: number), .linear(duration: number).repeatForever(), .default.delay(number),
      .default.speed(number), .spring(response: number, dampingFraction: number),
      .interpolatingSpring(stiffness: number, damping: number), .linear(duration: 1).speed(number),
      .linear(duration: number).repeatCount(3, autoreverses: true),
      .timingCurve(number, number, number, number, duration: 1),
    ]
    for animation in curves {
      struct Moving: View {
        let animation: Animation
        let number: Double
        @State private var isMoved = false
        var body: some View {
          Color.red.frame(width: isMoved ? 10 : 20).offset(x: isMoved ? number : 0)
            .onAppear { withAnimation(animation) { isMoved = true } }
        }
      }
      use { Moving(animation: animation, number: number) }
      use {
        PhaseAnimator([1, 2]) {
          Color.red.opacity($0)
        } animation: { _ in
          animation
        }
      }
    }
    use {
      KeyframeAnimator(initialValue: number) {
        Color.red.offset(x: $0)
      } keyframes: { _ in
        LinearKeyframe(number, duration: number)
        SpringKeyframe(1, duration: number)
        CubicKeyframe(number, duration: 0.1)
      }
    }
    use { TimelineView(.animation(minimumInterval: number)) { Text("\($0.date)") } }
    use { TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: number)) { _ in } }
    use { TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: number)])) { _ in } }
  }

  @Test(arguments: numbers) func texts(_ number: Double) {
    let length = CGFloat(number)
    use { Text("aa bb").font(.system(size: length)).lineSpacing(length).tracking(length) }
    use { Text("aa bb").kerning(length).baselineOffset(length).minimumScaleFactor(length) }
    use { Text("\(number) \(number, specifier: "%d")") }
    let date = Date(timeIntervalSinceReferenceDate: number)
    for style in [Text.DateStyle.relative, .timer, .offset] {
      use { Text(date, style: style) }
    }
  }

  @Test(arguments: integers) func counts(_ number: Int) {
    use { Text("aa bb").lineLimit(number) }
    use { Text("\(number) \(number, specifier: "%d")") }
    use { Color.red.onTapGesture(count: number) {} }
    use { Grid { GridRow { Color.red.gridCellColumns(number) } } }
    use { Color.red.containerRelativeFrame(.horizontal, count: number, span: number, spacing: 1) }
    use { MeshGradient(width: number, height: number, points: [], colors: []) }
    use { MeshGradient(width: number, height: number, bezierPoints: [], colors: []) }
  }

  @Test func aListOfTheMostElementsIsScrolled() {
    use { ScrollView { LazyVStack { ForEach(0..<Int.max) { Text("\($0)").id($0) } } } }
  }

  @Test(arguments: numbers) func touches(_ number: Double) {
    let screen = Screen {
      ScrollView {
        Button("aa") {}.rotation3DEffect(.degrees(90), axis: (0, 1, 0)).scaleEffect(0)
        Color.red.frame(height: 300).gesture(DragGesture()).onLongPressGesture {}
      }
    }
    let point = CGPoint(x: number, y: number)
    screen.fingers.tap(at: point)
    screen.fingers.drag(from: CGPoint(x: 50, y: 20), to: point, duration: 0.05)
    screen.fingers.fling(from: point, velocity: CGVector(dx: number, dy: number))
    screen.fingers.pinch(at: CGPoint(x: 50, y: 50), scale: number, duration: 0.05)
    screen.fingers.rotate(at: point, by: .radians(number), duration: 0.05)
    screen.scroll(to: point)
    screen.resize(number, number)
    _ = screen.list
  }
}
