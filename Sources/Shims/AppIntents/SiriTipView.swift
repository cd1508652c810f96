import SwiftUI

/// The colours of a `SiriTipView`.
public enum SiriTipViewStyle: Sendable { case automatic, dark, light }

/// A button that opens the app's page in Shortcuts.
nonisolated public struct ShortcutsLink: View {
  private let action: (@MainActor @Sendable () -> Void)?

  /// Creates the button, with an action for after a tap.
  public init(action: (@MainActor @Sendable () -> Void)? = nil) {
    self.action = action
  }

  /// The label of the button in a bordered capsule.
  @MainActor public var body: some View {
    Button {
      action?()
    } label: {
      Label("Shortcuts", systemImage: "square.2.layers.3d.fill")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.capsule)
  }
}

/// The colours of a `ShortcutsLink`.
public enum ShortcutsLinkStyle: Sendable {
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

/// A card with the phrase that starts an action of the app with Siri.
nonisolated public struct SiriTipView<Intent: AppIntent>: View {
  private let isVisible: Binding<Bool>

  /// Creates a card for an action; closing it sets `isVisible` to false.
  public init(intent: Intent, isVisible: Binding<Bool> = .constant(true)) {
    self.isVisible = isVisible
  }

  /// The title of the action beside a symbol, and a button that closes the card.
  @MainActor public var body: some View {
    if isVisible.wrappedValue {
      HStack {
        Label {
          Text(Intent.title)
        } icon: {
          Image(systemName: "mic.circle.fill")
        }
        Spacer()
        Button {
          isVisible.wrappedValue = false
        } label: {
          Image(systemName: "xmark")
        }
        .foregroundStyle(.secondary)
      }
      .padding()
      .background(.thinMaterial, in: .rect(cornerRadius: 12))
    }
  }
}

extension View {
  /// Sets the colours of the cards in the view; those of the system are drawn.
  nonisolated public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { self }

  /// Sets the colours of the shortcut buttons in the view; those of the system are drawn.
  nonisolated public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
