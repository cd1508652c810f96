// snap render CollapsingHeader.swift --size 390x844 --scale 2 --scroll 0,-60 --scroll 0,0 --scroll 0,60 --scroll 0,90 --scroll 0,120
import SwiftUI

/// A screen whose tall header shrinks to a bar as its content is scrolled.
struct CollapsingHeader: View {
  var body: some View {
    HeaderScreen(title: "Hiiiii", headerGradient: Gradient(colors: [.orange, .red])) {
      ForEach(0..<100) { index in
        VStack(spacing: 0) {
          Text("Line at \(index)")
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
          Divider().padding(.leading)
        }
      }
    }
  }
}

/// Content under a header that is 150 points tall at rest and 50 once it is scrolled away.
struct HeaderScreen<Content: View>: View {
  let title: String
  let headerGradient: Gradient
  @ViewBuilder let content: () -> Content

  @State private var offset = CGPoint.zero

  private let expandedHeight: CGFloat = 150
  private let collapsedHeight: CGFloat = 50

  var body: some View {
    GeometryReader { screen in
      OffsetObservingScrollView(offset: $offset) {
        VStack(spacing: 0) {
          headerText(.title, height: expandedHeight)
          content()
        }
      }
      .overlay(alignment: .top) {
        headerText(.body, height: collapsedHeight)
          .background(gradient.ignoresSafeArea())
          .opacity(collapsedOpacity)
          .accessibilityHidden(true)
      }
      .background(alignment: .top) {
        gradient
          .frame(height: max(0, expandedHeight - offset.y) + screen.safeAreaInsets.top)
          .ignoresSafeArea()
      }
    }
  }

  private var gradient: LinearGradient {
    LinearGradient(gradient: headerGradient, startPoint: .top, endPoint: .bottom)
  }

  private func headerText(_ font: Font, height: CGFloat) -> some View {
    Text(title)
      .font(font)
      .lineLimit(1)
      .padding()
      .frame(height: height)
      .frame(maxWidth: .infinity)
      .foregroundColor(.white)
      .accessibilityAddTraits(.isHeader)
      .accessibilityHeading(.h1)
  }

  /// The bar begins to show when half of the header is gone, and covers it when it has its height.
  private var collapsedOpacity: CGFloat {
    let start = expandedHeight / 2
    let end = expandedHeight - collapsedHeight
    return min(max((offset.y - start) / (end - start), 0), 1)
  }
}

/// A scroll view that tells how far its content has been scrolled; negative while over-pulled.
struct OffsetObservingScrollView<Content: View>: View {
  var axes: Axis.Set = .vertical
  var showsIndicators = true
  @Binding var offset: CGPoint
  @ViewBuilder let content: () -> Content

  /// A name of its own keeps the space apart from those of scroll views inside this one.
  private let space = UUID()

  var body: some View {
    ScrollView(axes, showsIndicators: showsIndicators) {
      content()
        .background {
          GeometryReader { frame in
            let origin = frame.frame(in: .named(space)).origin
            Color.clear.preference(
              key: ScrollOffsetKey.self, value: CGPoint(x: -origin.x, y: -origin.y))
          }
        }
    }
    .coordinateSpace(name: space)
    .onPreferenceChange(ScrollOffsetKey.self) { offset = $0 }
  }
}

private struct ScrollOffsetKey: PreferenceKey {
  static let defaultValue = CGPoint.zero

  static func reduce(value: inout CGPoint, nextValue: () -> CGPoint) {
    value = nextValue()
  }
}

#Preview("Collapsing header") {
  CollapsingHeader()
}
