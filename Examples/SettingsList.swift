// snap render SettingsList.swift --scale 2
import SwiftUI

/// A screen of settings, built of stacks.
struct SettingsList: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        Text("Settings").font(.largeTitle.bold()).padding(.horizontal, 20)
        SettingGroup(rows: 1) { _ in Account() }
        SettingGroup(header: "Connections", rows: Setting.connections.count) { index in
          SettingRow(setting: Setting.connections[index])
        }
        SettingGroup(header: "General", rows: Setting.general.count) { index in
          SettingRow(setting: Setting.general[index])
        }
      }
      .padding(.vertical, 24)
    }
    .frame(width: 390, height: 720)
    .background(Color(uiColor: .systemGroupedBackground))
  }
}

private struct Setting {
  let title: String
  let symbol: String
  let color: Color
  var value = ""
  var isOn: Bool?

  static let connections = [
    Setting(title: "Airplane Mode", symbol: "airplane", color: .orange, isOn: false),
    Setting(title: "Network", symbol: "globe", color: .blue, value: "Attic"),
    Setting(title: "Hotspot", symbol: "link", color: .green, isOn: true),
  ]
  static let general = [
    Setting(title: "Notifications", symbol: "bell.fill", color: .red),
    Setting(title: "Sounds", symbol: "speaker.wave.2.fill", color: .pink),
    Setting(title: "Focus", symbol: "moon.fill", color: .indigo, value: "Until 07:00"),
    Setting(title: "Privacy", symbol: "hand.raised.fill", color: .blue),
  ]
}

/// Rows on a rounded ground, with hairlines between them.
private struct SettingGroup<Row: View>: View {
  var header: String?
  let rows: Int
  @ViewBuilder let row: (Int) -> Row

  var body: some View {
    VStack(alignment: .leading, spacing: 7) {
      if let header {
        Text(header.uppercased())
          .font(.footnote)
          .foregroundStyle(.secondary)
          .padding(.horizontal, 20)
      }
      VStack(spacing: 0) {
        ForEach(0..<rows, id: \.self) { index in
          if index > 0 { Divider().padding(.leading, 60) }
          row(index)
        }
      }
      .background(
        Color(uiColor: .secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
    }
    .padding(.horizontal, 16)
  }
}

private struct Account: View {
  var body: some View {
    HStack(spacing: 14) {
      Text("AK")
        .font(.title2.weight(.medium))
        .foregroundStyle(.white)
        .frame(width: 60, height: 60)
        .background(
          LinearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom), in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text("Anneke Kuipers").font(.title3.weight(.medium))
        Text("Account, storage, devices").font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      Chevron()
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 12)
  }
}

private struct SettingRow: View {
  let setting: Setting

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: setting.symbol)
        .font(.system(size: 16))
        .foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(setting.color, in: RoundedRectangle(cornerRadius: 7, style: .continuous))
      Text(setting.title)
      Spacer()
      if let isOn = setting.isOn {
        Switch(isOn: isOn)
      } else {
        Text(setting.value).foregroundStyle(.secondary)
        Chevron()
      }
    }
    .padding(.horizontal, 16)
    .frame(minHeight: 44)
  }
}

private struct Chevron: View {
  var body: some View {
    Image(systemName: "chevron.right")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
  }
}

private struct Switch: View {
  let isOn: Bool

  var body: some View {
    Circle()
      .fill(.white)
      .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
      .padding(2)
      .frame(width: 51, height: 31, alignment: isOn ? .trailing : .leading)
      .background(isOn ? Color.green : Color(uiColor: .systemGray5), in: Capsule())
  }
}

#Preview("Settings", traits: .sizeThatFitsLayout) {
  SettingsList()
}
