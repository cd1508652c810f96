// snap render PullToRefresh.swift --size 390x700 --scale 2 --scroll 0,0 --scroll 0,-35 --scroll 0,-56 --scroll 0,-63 --scroll 0,-71 --scroll 0,-70 --scroll 0,0
import SwiftUI

/// Dog roulette: pull the dog down, and the next one comes.
struct PullToRefresh: View {
  @StateObject private var kennel = Kennel()

  var body: some View {
    VStack(spacing: 0) {
      VStack {
        Text("Dog Roulette")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .frame(height: 30)
          .background(Color(uiColor: .systemBackground))
        Color(white: 0.5).frame(height: 3)
      }
      RefreshableScrollView(height: 70, refreshing: $kennel.isLoading) {
        DogView(dog: kennel.dog)
          .padding(30)
          .frame(maxWidth: .infinity)
          .background(Color(uiColor: .systemBackground))
      }
      .background(Color(uiColor: .secondarySystemBackground))
    }
  }
}

// MARK: - Dogs

struct Dog {
  let name: String
  let origin: String
  let coat: Color
  let description: String

  static let all = [
    Dog(
      name: "Fern", origin: "Wales", coat: .green,
      description: "Counts the sheep twice, to be sure, and only then lies down. Fern has never "
        + "been known to lose one, nor to let anybody forget it."),
    Dog(
      name: "Otto", origin: "Black Forest", coat: .brown,
      description: "A short dog with a long view of things. Otto walks once around the pond every "
        + "morning and reports what has changed."),
    Dog(
      name: "Miso", origin: "Hokkaido", coat: .orange,
      description: "Sleeps on the warmest stone of the garden and moves with it through the day."),
    Dog(
      name: "Pilot", origin: "Newfoundland", coat: .indigo,
      description: "Brings back whatever you throw into the sea, and much that you did not."),
    Dog(
      name: "Juno", origin: "Andalusia", coat: .pink,
      description: "Runs for the joy of it. Juno is there before you have finished calling."),
    Dog(
      name: "Baksu", origin: "Jindo", coat: .teal,
      description: "Guards the gate, the path to the gate, and the idea of gates in general."),
  ]
}

@MainActor final class Kennel: ObservableObject {
  @Published private var index = 0
  @Published var isLoading = false {
    didSet { if isLoading, !oldValue { fetch() } }
  }

  var dog: Dog { Dog.all[index] }

  private func fetch() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [self] in
      index = (index + 1) % Dog.all.count
      isLoading = false
    }
  }
}

private struct DogView: View {
  let dog: Dog

  var body: some View {
    VStack {
      Image(systemName: "pawprint.fill")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .padding(36)
        .frame(width: 160, height: 160)
        .foregroundStyle(.white)
        .background(dog.coat.gradient)
        .clipShape(Circle())
        .overlay(Circle().stroke(.white, lineWidth: 2))
        .padding(2)
        .overlay(Circle().strokeBorder(Color.black.opacity(0.1)))
        .shadow(radius: 3)
        .padding(4)
      Text(dog.name).font(.largeTitle.bold())
      Text(dog.origin).font(.headline).foregroundStyle(.blue)
      Text(dog.description)
        .padding(.top, 20)
        .frame(height: 1000, alignment: .top)
    }
  }
}

// MARK: - Pull to refresh

/// A scroll view that asks for new content when it is pulled down by more than `height` points.
///
/// While the content is being fetched, a spinner stays in a gap of that height above it.
struct RefreshableScrollView<Content: View>: View {
  var height: CGFloat = 80
  @Binding var refreshing: Bool
  @ViewBuilder let content: () -> Content

  @State private var previousPull: CGFloat = 0
  @State private var isFrozen = false
  @State private var rotation = Angle.zero

  var body: some View {
    VStack {
      ScrollView {
        ZStack(alignment: .top) {
          PullProbe(role: .moving).frame(height: 0)
          VStack { content() }
            .alignmentGuide(.top) { _ in refreshing && isFrozen ? -height : 0 }
          PullSymbol(
            height: height, isLoading: refreshing, isFrozen: isFrozen, rotation: rotation)
        }
      }
      .background(PullProbe(role: .fixed))
      .onPreferenceChange(PullBounds.self) { bounds in
        // State may not change while the screen is being laid out.
        DispatchQueue.main.async { pulled(bounds) }
      }
    }
  }

  private func pulled(_ bounds: [PullBounds.Item]) {
    func top(_ role: PullProbe.Role) -> CGFloat {
      bounds.first { $0.role == role }?.frame.minY ?? 0
    }
    let pull = top(.moving) - top(.fixed)
    rotation = arrowRotation(pull: pull)
    if !refreshing, pull > height, previousPull <= height { refreshing = true }
    if !refreshing {
      isFrozen = false
    } else if previousPull > height, pull <= height {
      isFrozen = true
    }
    previousPull = pull
  }

  /// The arrow turns around over the last four tenths of the way.
  private func arrowRotation(pull: CGFloat) -> Angle {
    let start = height * 0.6
    let way = height - start
    return .degrees(180 * min(max(pull - start, 0), way) / way)
  }
}

/// An arrow that turns as the content is pulled, or a spinner while content is fetched.
///
/// It stands just above the content, and in the gap that opens for it once it is frozen.
private struct PullSymbol: View {
  let height: CGFloat
  let isLoading: Bool
  let isFrozen: Bool
  let rotation: Angle

  var body: some View {
    if isLoading {
      VStack {
        Spacer()
        ActivityIndicator()
        Spacer()
      }
      .frame(height: height)
      .fixedSize()
      .offset(y: isFrozen ? 0 : -height)
    } else {
      Image(systemName: "arrow.down")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: height / 4, height: height / 4)
        .fixedSize()
        .padding(height * 3 / 8)
        .rotationEffect(rotation)
        .offset(y: -height)
    }
  }
}

/// UIKit's spinner, turning.
private struct ActivityIndicator: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    UIActivityIndicatorView(style: .medium)
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    uiView.startAnimating()
  }
}

/// Says where it is: one moves with the content, one stays with the scroll view.
private struct PullProbe: View {
  enum Role {
    case moving, fixed
  }

  let role: Role

  var body: some View {
    GeometryReader { proxy in
      Color.clear.preference(
        key: PullBounds.self,
        value: [PullBounds.Item(role: role, frame: proxy.frame(in: .global))])
    }
  }
}

private struct PullBounds: PreferenceKey {
  struct Item: Equatable {
    let role: PullProbe.Role
    let frame: CGRect
  }

  static var defaultValue: [Item] { [] }

  static func reduce(value: inout [Item], nextValue: () -> [Item]) {
    value += nextValue()
  }
}

#Preview("Dog roulette") {
  PullToRefresh()
}
