import ViewCore

/// The texts or buttons of a dialog, which scroll if the screen has no room for all of them.
struct ScrollsIfTooTall<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
  }
}
