import SwiftUI

/// Controls that have a value.
struct ControlsPage: View {
  var body: some View {
    Page {
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
      Toggle("Tinted", isOn: .constant(true)).tint(.orange)
      Toggle("Disabled", isOn: .constant(true)).disabled(true)
      HStack {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Star", systemImage: "star", isOn: .constant(true)).labelStyle(.iconOnly)
      }
      .toggleStyle(.button)
      Slider(value: .constant(0.3))
      Slider(value: .constant(0.7)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker.fill")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3.fill")
      }
      .tint(.green)
      Slider(value: .constant(0.5)).disabled(true)
      Stepper("Stepper", value: .constant(5))
      Stepper("At its end", value: .constant(5), in: 0...5)
      ProgressView(value: 0.4)
      ProgressView("Loading", value: 0.7).tint(.purple)
      HStack(spacing: 30) {
        ProgressView()
        ProgressView("Waiting")
        ProgressView().controlSize(.large)
        ProgressView(value: 0.6).progressViewStyle(.circular)
      }
      Gauge(value: 0.6) {
        Text("Speed")
      } currentValueLabel: {
        Text("60")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      }
      HStack(spacing: 20) {
        Group {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryCircularCapacity)
        }
        .tint(.teal)
        Group {
          gauge.gaugeStyle(.accessoryCircular)
          gauge.gaugeStyle(.accessoryLinear)
        }
        .tint(Gradient(colors: [.green, .yellow, .red]))
      }
      gauge.gaugeStyle(.accessoryLinearCapacity).tint(.teal)
    }
  }

  private var gauge: some View {
    Gauge(value: 0.7) {
      Text("AQI")
    } currentValueLabel: {
      Text("70")
    }
  }
}

/// Controls that choose.
struct PickersPage: View {
  private let date = Date(timeIntervalSinceReferenceDate: 123_456)

  var body: some View {
    Page {
      Picker("Segments", selection: .constant(1)) { options }.pickerStyle(.segmented)
      Picker("Segments", selection: .constant("list.bullet")) {
        ForEach(["list.bullet", "square.grid.2x2", "map"], id: \.self) {
          Image(systemName: $0).tag($0)
        }
      }
      .pickerStyle(.segmented)
      HStack {
        Picker("Menu", selection: .constant(1)) { options }
        Picker("Menu", selection: .constant(1)) { options }.disabled(true)
      }
      Picker("Wheel", selection: .constant(1)) { options }.pickerStyle(.wheel).frame(height: 140)
        .clipped()
      DatePicker("Date", selection: .constant(date), displayedComponents: .date)
      DatePicker("Date and time", selection: .constant(date))
      DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
      ColorPicker("Colour", selection: .constant(.teal))
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_US"))
  }

  @ViewBuilder private var options: some View {
    Text("Small").tag(0)
    Text("Medium").tag(1)
    Text("Large").tag(2)
  }
}

#Preview("Controls") { ControlsPage() }
#Preview("Pickers") { PickersPage() }
