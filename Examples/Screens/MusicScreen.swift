import SwiftUI

/// The player of a music program: a cover, the position in the song, and the controls.
struct MusicScreen: View {
  @State private var volume = 0.6
  @State private var position = 0.38

  var body: some View {
    VStack(spacing: 0) {
      Capsule().fill(.white.opacity(0.4)).frame(width: 36, height: 5).padding(.top, 8)
      Spacer(minLength: 16)
      Cover()
        .aspectRatio(1, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 12))
        .shadow(color: .black.opacity(0.35), radius: 24, y: 12)
        .layoutPriority(-1)
      Spacer(minLength: 16)
      heading
      progress.padding(.top, 20)
      transport.padding(.vertical, 24)
      volumeSlider
      footer.padding(.top, 24)
    }
    .padding(.horizontal, 32)
    .padding(.bottom, 12)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background {
      LinearGradient(
        colors: [
          Color(red: 0.32, green: 0.2, blue: 0.42), Color(red: 0.08, green: 0.12, blue: 0.24),
        ],
        startPoint: .top, endPoint: .bottom
      )
      .ignoresSafeArea()
    }
    .environment(\.colorScheme, .dark)
  }

  private var heading: some View {
    HStack(spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Northern Harbours").font(.title3.weight(.semibold)).foregroundStyle(.white)
        Text("The Tidal Clocks").font(.title3).foregroundStyle(.white.opacity(0.6))
      }
      .lineLimit(1)
      Spacer(minLength: 0)
      ForEach(["star", "ellipsis"], id: \.self) { symbol in
        Image(systemName: symbol)
          .font(.system(size: 15, weight: .semibold)).foregroundStyle(.white)
          .frame(width: 30, height: 30)
          .background(.white.opacity(0.15), in: .circle)
      }
    }
  }

  private var progress: some View {
    VStack(spacing: 6) {
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.white.opacity(0.25))
          Capsule().fill(.white.opacity(0.75)).frame(width: proxy.size.width * position)
        }
      }
      .frame(height: 6)
      HStack {
        Text("1:32")
        Spacer()
        Text("-2:29")
      }
      .font(.caption2.weight(.semibold).monospacedDigit())
      .foregroundStyle(.white.opacity(0.5))
    }
  }

  private var transport: some View {
    HStack(spacing: 52) {
      Image(systemName: "backward.fill").font(.system(size: 30))
      Image(systemName: "pause.fill").font(.system(size: 46))
      Image(systemName: "forward.fill").font(.system(size: 30))
    }
    .foregroundStyle(.white)
    // The controls of a player do not follow the direction of the text.
    .environment(\.layoutDirection, .leftToRight)
  }

  private var volumeSlider: some View {
    HStack(spacing: 12) {
      Image(systemName: "speaker.fill")
      Slider(value: $volume).tint(.white.opacity(0.75))
      Image(systemName: "speaker.wave.3.fill")
    }
    .font(.system(size: 12))
    .foregroundStyle(.white.opacity(0.5))
  }

  private var footer: some View {
    HStack {
      ForEach(["quote.bubble", "airplayaudio", "list.bullet"], id: \.self) { symbol in
        Image(systemName: symbol).frame(maxWidth: .infinity)
      }
    }
    .font(.system(size: 20, weight: .medium))
    .foregroundStyle(.white.opacity(0.6))
  }
}

/// A cover with a moon over the waves.
private struct Cover: View {
  var body: some View {
    Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [
            Color(red: 0.98, green: 0.72, blue: 0.5), Color(red: 0.85, green: 0.4, blue: 0.5),
            Color(red: 0.3, green: 0.2, blue: 0.45),
          ]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
      let side = size.width * 0.36
      context.fill(
        Path(
          ellipseIn: CGRect(
            x: size.width * 0.52, y: size.height * 0.14, width: side, height: side)),
        with: .color(Color(red: 1, green: 0.93, blue: 0.8)))
      for wave in 0..<6 {
        let top = size.height * (0.5 + 0.085 * Double(wave))
        let path = Path { path in
          path.move(to: CGPoint(x: 0, y: size.height))
          for step in 0...60 {
            let share = Double(step) / 60
            let height = sin(share * .pi * 5 + Double(wave) * 1.3) * size.height * 0.022
            path.addLine(to: CGPoint(x: size.width * share, y: top + height))
          }
          path.addLine(to: CGPoint(x: size.width, y: size.height))
        }
        context.fill(
          path,
          with: .color(
            Color(
              hue: 0.62 + 0.02 * Double(wave), saturation: 0.55,
              brightness: 0.6 - 0.08 * Double(wave)
            )
            .opacity(0.75)))
      }
    }
  }
}

#Preview { MusicScreen() }
