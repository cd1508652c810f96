import ViewCore

/// A view that covers the screen.
struct CoverCard: View {
  let presentation: Presentation
  @State private var background: ViewReference?

  var body: some View {
    presentation.content.view.frame(maxWidth: .infinity, maxHeight: .infinity)
      .onPreferenceChange(SheetTraitsKey.self) { background = $0.background }
      .background {
        if let background {
          background.view.ignoresSafeArea()
        } else {
          Rectangle().fill(.background).ignoresSafeArea()
        }
      }
  }
}
