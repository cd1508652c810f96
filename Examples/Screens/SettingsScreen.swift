import SwiftUI

/// The first screen of a phone's settings: an account, and groups of rows with tiles.
struct SettingsScreen: View {
  @State private var isInAirplaneMode = false
  @State private var search = ""

  var body: some View {
    NavigationStack {
      List {
        Section { account }
        Section {
          Toggle(isOn: $isInAirplaneMode) { tile("Airplane Mode", "airplane", .orange) }
          row("Wi-Fi", "wifi", .blue, value: "Harbour")
          row("Bluetooth", "dot.radiowaves.left.and.right", .blue, value: "On")
          row("Mobile Data", "antenna.radiowaves.left.and.right", .green)
          row("Personal Hotspot", "personalhotspot", .green, value: "Off")
        }
        Section {
          row("Notifications", "bell.badge.fill", .red)
          row("Sounds & Haptics", "speaker.wave.3.fill", .pink)
          row("Focus", "moon.fill", .indigo)
          row("Screen Time", "hourglass", .indigo)
        }
        Section {
          row("General", "gear", .gray)
          row("Display & Brightness", "sun.max.fill", .blue)
          row("Privacy & Security", "hand.raised.fill", .blue)
        }
      }
      .navigationTitle("Settings")
      .searchable(text: $search)
    }
  }

  private var account: some View {
    NavigationLink {
      Text("Account")
    } label: {
      HStack(spacing: 12) {
        Text("MB")
          .font(.system(size: 24, weight: .medium, design: .rounded))
          .foregroundStyle(.white)
          .frame(width: 60, height: 60)
          .background(.gray.gradient, in: .circle)
        VStack(alignment: .leading, spacing: 2) {
          Text("Mara Brandt").font(.title2)
          Text("Account, Cloud and Purchases").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      .padding(.vertical, 4)
    }
  }

  private func row(
    _ title: String, _ symbol: String, _ color: Color, value: String? = nil
  ) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      if let value {
        LabeledContent {
          Text(value)
        } label: {
          tile(title, symbol, color)
        }
      } else {
        tile(title, symbol, color)
      }
    }
  }

  private func tile(_ title: String, _ symbol: String, _ color: Color) -> some View {
    Label {
      Text(title)
    } icon: {
      Image(systemName: symbol)
        .font(.system(size: 16, weight: .medium)).imageScale(.medium)
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(color.gradient, in: .rect(cornerRadius: 7))
    }
  }
}

#Preview { SettingsScreen() }
