// snap render IsScrolling.swift --size 390x700 --scale 2 --scroll 0,0
import Combine
import SwiftUI

/// Two scroll views that know whether they move, each for itself.
struct IsScrolling: View {
  var count = 100
  @State private var isStripScrolling = false
  @State private var isColumnScrolling = false

  var body: some View {
    VStack(spacing: 30) {
      CardStrip(count: count, isScrolling: $isStripScrolling)
      CardColumn(count: count, isScrolling: $isColumnScrolling)
    }
    .safeAreaInset(edge: .bottom) {
      HStack(spacing: 24) {
        StatusLabel(name: "Strip", isScrolling: isStripScrolling)
        StatusLabel(name: "Column", isScrolling: isColumnScrolling)
      }
      .padding()
      .frame(maxWidth: .infinity)
      .background(.regularMaterial)
    }
  }
}

// MARK: - The demo

/// A row of cards; the whole row carries one sensor.
struct CardStrip: View {
  var count = 100
  @Binding var isScrolling: Bool
  var mode = ScrollStatusMonitorMode.common

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(0..<count, id: \.self) { Card(index: $0).frame(width: 100, height: 200) }
      }
      .scrollSensor()
    }
    .scrollStatusMonitor($isScrolling, monitorMode: mode)
  }
}

/// A column of cards; the whole column carries one sensor.
struct CardColumn: View {
  var count = 100
  @Binding var isScrolling: Bool
  var mode = ScrollStatusMonitorMode.common

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count, id: \.self) { Card(index: $0).frame(height: 80) }
      }
      .scrollSensor()
    }
    .scrollStatusMonitor($isScrolling, monitorMode: mode)
  }
}

/// A list of cards; as rows come and go, each carries its sensor.
struct CardList: View {
  @Binding var isScrolling: Bool
  var mode = ScrollStatusMonitorMode.common

  var body: some View {
    List(0..<100, id: \.self) { Card(index: $0).frame(height: 80).scrollSensor() }
      .scrollStatusMonitor($isScrolling, monitorMode: mode)
  }
}

struct Card: View {
  let index: Int
  @Environment(\.isScrolling) private var isScrolling

  private static let colors: [Color] = [
    .red, .cyan, .yellow, .orange, .orange, .blue, .brown, .indigo,
  ]

  var body: some View {
    Rectangle()
      .fill(Self.colors[index % Self.colors.count].opacity(0.6))
      .overlay(
        VStack {
          Text("Card \(index)")
          Text(isScrolling ? "moves" : "rests")
        }
      )
  }
}

private struct StatusLabel: View {
  let name: String
  let isScrolling: Bool

  var body: some View {
    Label(
      isScrolling ? "\(name) moves" : "\(name) rests",
      systemImage: isScrolling ? "arrow.up.arrow.down" : "checkmark.circle.fill"
    )
    .font(.headline)
    .foregroundColor(isScrolling ? .orange : .blue)
  }
}

// MARK: - The monitors

/// The method by which a monitor detects scrolling.
enum ScrollStatusMonitorMode {
  /// The mode of the run loop: exact, but any scroll view on the screen counts.
  case exclusion
  /// Sensors in the content that move: each monitor is independent, and reports a little late.
  case common
}

extension View {
  /// Keeps a binding, and `isScrolling` in the environment, true while the scroll view moves.
  @ViewBuilder
  func scrollStatusMonitor(
    _ isScrolling: Binding<Bool>, monitorMode: ScrollStatusMonitorMode
  ) -> some View {
    switch monitorMode {
    case .exclusion: modifier(RunLoopMonitoring(isScrolling: isScrolling))
    case .common: modifier(SensorMonitoring(isScrolling: isScrolling))
    }
  }

  /// Tells a monitor in `common` mode where this view is: one for content that is there as a whole,
  /// one for each row where rows come and go.
  func scrollSensor() -> some View {
    overlay(
      GeometryReader { geometry in
        Color.clear.preference(key: SensorFrame.self, value: geometry.frame(in: .global))
      }
    )
  }
}

extension EnvironmentValues {
  /// Whether the monitored scroll view around moves.
  @Entry var isScrolling = false
}

private struct SensorFrame: PreferenceKey {
  static var defaultValue: CGRect { .zero }

  static func reduce(value: inout CGRect, nextValue: () -> CGRect) {
    value = nextValue()
  }
}

/// Turns a stream of "moves" and "rests" into a state.
private class ScrollMonitor: ObservableObject {
  @Published private(set) var isScrolling = false
  private var subscription: AnyCancellable?

  func listen<Signals: Publisher>(to signals: Signals) where Signals.Output == Bool {
    subscription = signals.receive(on: DispatchQueue.main).sink(
      receiveCompletion: { _ in },
      receiveValue: { [unowned self] moves in
        if moves != isScrolling { isScrolling = moves }
      })
  }

  func stop() { subscription = nil }
}

/// While a finger or momentum scrolls, the run loop serves timers of another mode.
private final class RunLoopMonitor: ScrollMonitor {
  override init() {
    super.init()
    let rests = Timer.publish(every: 0.1, on: .main, in: .default).autoconnect().map { _ in false }
    let moves = Timer.publish(every: 0.1, on: .main, in: .tracking).autoconnect().map { _ in true }
    listen(to: moves.merge(with: rests))
  }
}

/// As long as sensors report new places, something scrolls.
private final class SensorMonitor: ScrollMonitor {
  let reports = PassthroughSubject<Bool, Never>()
  private let silences = PassthroughSubject<Bool, Never>()
  private var lastReport = Date()

  override init() {
    super.init()
    let moves =
      reports
      .dropFirst(2)  // as the view comes onto the screen
      .handleEvents(receiveOutput: { [unowned self] _ in
        lastReport = Date()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) { [weak self] in
          guard let self, Date().timeIntervalSince(lastReport) > 0.1 else { return }
          silences.send(false)
        }
      })
    listen(to: moves.merge(with: silences))
  }
}

private struct RunLoopMonitoring: ViewModifier {
  @StateObject private var monitor = RunLoopMonitor()
  @Binding var isScrolling: Bool

  func body(content: Content) -> some View {
    content
      .environment(\.isScrolling, monitor.isScrolling)
      .onChange(of: monitor.isScrolling) { _, new in isScrolling = new }
      .onDisappear { monitor.stop() }
  }
}

private struct SensorMonitoring: ViewModifier {
  @StateObject private var monitor = SensorMonitor()
  @Binding var isScrolling: Bool

  func body(content: Content) -> some View {
    content
      .environment(\.isScrolling, monitor.isScrolling)
      .onChange(of: monitor.isScrolling) { _, new in isScrolling = new }
      .onPreferenceChange(SensorFrame.self) { _ in monitor.reports.send(true) }
      .onDisappear { monitor.stop() }
  }
}

#Preview {
  IsScrolling()
}
