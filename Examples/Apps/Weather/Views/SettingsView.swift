import SwiftUI

struct SettingsView: View {
  @AppStorage("temperatureUnit") private var unit = TemperatureUnit.celsius
  @AppStorage("alertsEnabled") private var alertsEnabled = true
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section("Units") {
          Picker("Temperature", selection: $unit) {
            ForEach(TemperatureUnit.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.inline)
          .labelsHidden()
        }
        Section {
          Toggle("Severe weather alerts", systemImage: "bell.badge", isOn: $alertsEnabled)
          Button("System Settings", systemImage: "gear", action: Device.openSettings)
        } footer: {
          Text("Alerts arrive at most once an hour on this \(Device.modelName).")
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
  }
}

#Preview("Settings") {
  SettingsView()
}

#Preview("Settings, large text") {
  SettingsView().dynamicTypeSize(.accessibility1)
}
