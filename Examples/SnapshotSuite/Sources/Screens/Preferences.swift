import SwiftUI

/// A form with every kind of row.
public struct Preferences: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var count = 3

  /// Creates the screen.
  public init() {}

  /// The content and its scroll view.
  public var body: some View {
    NavigationStack {
      Form {
        ForEach(0..<8, id: \.self) { section in
          Section("Section \(section + 1)") {
            Toggle("Notifications", isOn: $isOn)
            LabeledContent("Version", value: "1.\(section)")
            Slider(value: $volume)
            Stepper("Copies: \(count)", value: $count)
          }
        }
      }
      .navigationTitle("Preferences")
    }
  }
}

#Preview("Preferences") { Preferences() }
