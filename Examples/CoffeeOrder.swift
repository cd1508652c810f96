// snap render CoffeeOrder.swift --scale 2
import SwiftUI

/// An order form of controls, all of which answer to touch.
struct CoffeeOrder: View {
  @State private var name = ""
  @State private var size = Size.medium
  @State private var shots = 1
  @State private var sweetness = 0.25
  @State private var isToGo = false
  @State private var isSent = false
  @FocusState private var isNaming: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Label("Your coffee", systemImage: "cup.and.saucer.fill").font(.title2.bold())
      TextField("Name on the cup", text: $name)
        .textFieldStyle(.roundedBorder)
        .focused($isNaming)
        .id("name")
      Picker("Size", selection: $size) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue.capitalized).id($0.rawValue) }
      }
      .pickerStyle(.segmented)
      Stepper("Shots: \(shots)", value: $shots, in: 1...4)
      HStack(spacing: 16) {
        Text("Sweetness")
        Slider(value: $sweetness)
      }
      Toggle("To go", isOn: $isToGo).tint(.brown)
      Divider()
      HStack {
        Button("Clear", role: .destructive) {
          (name, size, shots, sweetness, isToGo) = ("", .medium, 1, 0.25, false)
        }
        Spacer()
        Button(isSent ? "Sent" : "Order", systemImage: isSent ? "checkmark" : "plus") {
          isSent = true
        }
        .buttonStyle(.borderedProminent)
        .disabled(name.isEmpty || isSent)
        .id("order")
      }
    }
    .tint(.brown)
    .padding(20)
    .frame(width: 320)
    .background(Color(uiColor: .systemBackground))
  }

  private enum Size: String, CaseIterable {
    case small, medium, large
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  CoffeeOrder()
}
