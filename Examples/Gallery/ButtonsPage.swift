import SwiftUI

/// Buttons, labels, links and menus.
struct ButtonsPage: View {
  var body: some View {
    Page {
      row("automatic") { buttons }.buttonStyle(.automatic)
      row("plain") { buttons }.buttonStyle(.plain)
      row("borderless") { buttons }.buttonStyle(.borderless)
      row("bordered") { buttons }.buttonStyle(.bordered)
      row("prominent") { buttons }.buttonStyle(.borderedProminent)
      row("tinted") { buttons }.buttonStyle(.bordered).tint(.teal)
      HStack {
        Button("Mini") {}.controlSize(.mini)
        Button("Small") {}.controlSize(.small)
        Button("Regular") {}.controlSize(.regular)
        Button("Large") {}.controlSize(.large)
      }
      .buttonStyle(.borderedProminent)
      HStack {
        Button("Capsule") {}.buttonBorderShape(.capsule)
        Button("Rounded") {}.buttonBorderShape(.roundedRectangle)
        Button("Radius 3") {}.buttonBorderShape(.roundedRectangle(radius: 3))
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
      HStack {
        Button("Add", systemImage: "plus") {}.buttonStyle(.bordered)
        Button {
        } label: {
          Label("Download", systemImage: "arrow.down.circle.fill").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent).controlSize(.large)
      }
      HStack(spacing: 20) {
        Label("Both", systemImage: "bolt.fill")
        Label("Only title", systemImage: "bolt.fill").labelStyle(.titleOnly)
        Label("Only icon", systemImage: "bolt.fill").labelStyle(.iconOnly)
        Label("Large", systemImage: "bolt.fill").font(.title3)
      }
      HStack(spacing: 20) {
        if let address = URL(string: "https://example.com") { Link("A link", destination: address) }
        Menu("A menu") { Button("Item") {} }
        Menu("Bordered", systemImage: "ellipsis") { Button("Item") {} }.buttonStyle(.bordered)
        EditButton()
      }
      ControlGroup {
        Button("Cut", systemImage: "scissors") {}
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Paste", systemImage: "doc.on.clipboard") {}
      }
      HStack {
        Button("Styled") {}.buttonStyle(Raised())
        Button("Styled") {}.buttonStyle(Raised()).disabled(true)
      }
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Button") {}
    Button("Delete", role: .destructive) {}
    Button("Disabled") {}.disabled(true)
  }

  private func row(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    HStack(spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary).frame(width: 62, alignment: .leading)
      content()
    }
  }
}

private struct Raised: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 18)
      .padding(.vertical, 8)
      .background(.orange.gradient.opacity(isEnabled ? 1 : 0.3), in: .rect(cornerRadius: 8))
      .foregroundStyle(.white)
      .shadow(radius: configuration.isPressed ? 0 : 2, y: 1)
  }
}

/// Buttons of every style, to be held down.
struct PressedPage: View {
  var body: some View {
    Page {
      Button("Automatic") {}.buttonStyle(.automatic)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Bordered") {}.buttonStyle(.bordered)
      Button("Prominent") {}.buttonStyle(.borderedProminent)
      Button("Tinted") {}.buttonStyle(.bordered).tint(.green)
      Button("Styled") {}.buttonStyle(Raised())
      Stepper("Stepper", value: .constant(5))
    }
  }
}

/// A menu, to be opened.
struct MenuPage: View {
  var body: some View {
    VStack {
      Menu("Open") {
        Button("Copy", systemImage: "doc.on.doc") {}
        Button("Share", systemImage: "square.and.arrow.up") {}
        Toggle("Pinned", isOn: .constant(true))
        Divider()
        Section("More") {
          Button("Move") {}.disabled(true)
          Button("Delete", systemImage: "trash", role: .destructive) {}
        }
      }
      .frame(height: 44)
      Spacer()
    }
    .frame(maxWidth: .infinity)
    .background(LinearGradient(colors: [.mint, .blue], startPoint: .top, endPoint: .bottom))
  }
}

#Preview("Buttons") { ButtonsPage() }
#Preview("Pressed") { PressedPage() }
#Preview("Menu") { MenuPage() }
