import ViewCore

/// A confirmation dialog: a popover in regular size classes and in all of iOS 26, otherwise an
/// action sheet at the bottom of the screen.
struct DialogCards<Actions: View, Message: View>: View {
  let title: Text?
  let actions: Actions
  let message: Message
  @Environment(\.dismissal) private var dismissal
  @Environment(\.look) private var look
  @Environment(\.horizontalSizeClass) private var horizontal
  @ScaledMetric(relativeTo: .body) private var percent: CGFloat = 100

  /// The size of text relative to that at the default type size.
  private var scale: CGFloat { percent / 100 }

  /// Returns the style of a button, which is taller by the growth of its line.
  private func buttonStyle(
    _ size: CGFloat, height: CGFloat, hidesCancel: Bool = false, capsule: Color? = nil
  ) -> PresentationButtonStyle {
    PresentationButtonStyle(
      size: size * scale, height: height + max(0, scale - 1) * size * 1.2,
      hidesCancel: hidesCancel, capsule: capsule, dismissal: dismissal)
  }

  var body: some View {
    if let dialog = look.alert.dialog {
      capsules(dialog)
    } else if horizontal == .regular {
      card.frame(width: look.alert.width).presentationBackground(.thickMaterial)
    } else {
      sheet
    }
  }

  /// Capsules on a popover, without the cancel button: a tap outside cancels.
  ///
  /// Measurements.md#dialog-ios26
  private func capsules(_ dialog: SystemLook.Dialog) -> some View {
    VStack(spacing: 0) {
      texts(alignment: .leading).padding(dialog.textInsets)
      VStack(spacing: dialog.buttonSpacing) {
        actions.buttonStyle(
          buttonStyle(
            17, height: dialog.buttonHeight, hidesCancel: true, capsule: dialog.fill))
      }
    }
    .padding(dialog.inset)
    .frame(width: dialog.width)
    .presentationBackground(.thickMaterial)
  }

  /// Two cards, the second of which has the cancel button, 8 points from the edges of the screen.
  ///
  /// Measurements.md#action-sheet-card
  private var sheet: some View {
    let shape = RoundedRectangle(cornerRadius: 14, style: .continuous)
    return VStack(spacing: 8) {
      Spacer()
      ScrollsIfTooTall { card }.background(.thickMaterial, in: shape).clipShape(shape)
      Button("Cancel", role: .cancel) {}
        .buttonStyle(buttonStyle(20, height: 57))
        .background(.background, in: shape)
    }
    .padding(8)
  }

  /// The texts and the buttons between hairlines, without the cancel button.
  private var card: some View {
    VStack(spacing: 0) {
      Group(reading: message) { messages in
        if title != nil || !messages.isEmpty {
          texts(alignment: .center).padding(14)  // Measurements.md#action-sheet-insets
          Divider()
        }
      }
      Group(reading: actions) { subviews in
        ForEach(subviews) { subview in
          if subview.id != subviews.first?.id { Divider() }
          subview
        }
      }
      .buttonStyle(buttonStyle(20, height: 57, hidesCancel: true))
    }
  }

  /// The title and the message; nothing if there are none.
  private func texts(alignment: TextAlignment) -> some View {
    Group(reading: message) { messages in
      if title != nil || !messages.isEmpty {
        VStack(alignment: alignment == .leading ? .leading : .center, spacing: 4) {
          title?.fontWeight(.semibold)
          ForEach(messages) { $0 }
        }
        .frame(maxWidth: alignment == .leading ? .infinity : nil, alignment: .leading)
      }
    }
    .font(.system(size: 13 * scale))
    .foregroundStyle(.secondary)
    .multilineTextAlignment(alignment)
  }
}
