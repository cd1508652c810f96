import SwiftUI

/// The first screen of an app: its promise in three points, and a button.
struct WelcomeScreen: View {
  var body: some View {
    ScrollView {
      VStack(spacing: 36) {
        VStack(spacing: 16) {
          Image(systemName: "figure.hiking")
            .font(.system(size: 44)).foregroundStyle(.white)
            .frame(width: 92, height: 92)
            .background(
              LinearGradient(colors: [.mint, .green], startPoint: .top, endPoint: .bottom),
              in: .rect(cornerRadius: 21, style: .continuous))
          Text("Welcome to Trails").font(.largeTitle.bold()).multilineTextAlignment(.center)
        }
        .padding(.top, 48)
        VStack(alignment: .leading, spacing: 26) {
          point(
            "Plan together", "Draw a route with friends, and see everyone's changes at once.",
            "person.2.fill", .blue)
          point(
            "Never lost", "Maps and heights stay on the phone, also far from any network.",
            "map.fill", .orange)
          point(
            "Private by design", "Your places are stored on your devices, and nowhere else.",
            "lock.fill", .green)
        }
      }
      .padding(.horizontal, 32)
      .padding(.bottom, 24)
    }
    .safeAreaInset(edge: .bottom) {
      VStack(spacing: 14) {
        Text(
          "Trails uses your location while you walk. \(Text("See how…").foregroundStyle(.green))"
        )
        .font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        Button {
        } label: {
          Text("Continue").font(.headline).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .tint(.green)
      }
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      .background(.bar)
    }
  }

  private func point(
    _ title: String, _ text: String, _ symbol: String, _ color: Color
  ) -> some View {
    HStack(alignment: .top, spacing: 18) {
      Image(systemName: symbol).font(.system(size: 30)).foregroundStyle(color).frame(width: 44)
        .padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

#Preview { WelcomeScreen() }
