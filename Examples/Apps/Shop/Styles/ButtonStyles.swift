import SwiftUI

/// A filled button as wide as its container, for the main action of a screen.
struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
      .background(
        isEnabled ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
        in: .rect(cornerRadius: 14, style: .continuous)
      )
      .opacity(configuration.isPressed ? 0.7 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

/// A capsule that is filled while its filter is on.
struct FilterToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .font(.subheadline.weight(.medium))
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .foregroundStyle(configuration.isOn ? .white : .primary)
        .background(configuration.isOn ? Color.accentColor : Color.shelf, in: .capsule)
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

/// A label with its icon after the title.
struct TrailingIconLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      configuration.title
      configuration.icon.imageScale(.small)
    }
  }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
  static var primary: Self { Self() }
}

extension ToggleStyle where Self == FilterToggleStyle {
  static var filter: Self { Self() }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
  static var trailingIcon: Self { Self() }
}

#Preview("Styles", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    Button("Add to Cart", systemImage: "cart.badge.plus") {}.buttonStyle(.primary)
    Button("Sold Out") {}.buttonStyle(.primary).disabled(true)
    HStack {
      Toggle("Kitchen", isOn: .constant(true))
      Toggle("Storage", isOn: .constant(false))
    }
    .toggleStyle(.filter)
    Label("Reviews", systemImage: "chevron.right").labelStyle(.trailingIcon)
  }
  .padding()
  .frame(width: 320)
}
