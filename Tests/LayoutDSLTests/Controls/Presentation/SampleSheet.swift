import LayoutDSL

@testable import Controls

/// A red view that a tap covers with a green sheet, which a tap dismisses.
struct SampleSheet: View {
  @State var isPresented = false
  @State var dismissals = 0
  var detents: Set<PresentationDetent> = [.large]

  var body: some View {
    VStack(spacing: 0) {
      Color.red.probe("base").onTapGesture { isPresented = true }
      Color.clear.frame(height: CGFloat(dismissals)).probe("dismissals")
    }
    .sheet(isPresented: $isPresented) {
      dismissals += 1
    } content: {
      SampleCard().presentationDetents(detents)
    }
  }
}

struct SampleCard: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Color.green.probe("card").onTapGesture { dismiss() } }
}

/// A sheet with a scroll view, which is shown from the start.
struct DraggableSheet: View {
  let isPresented: Remote<Bool>
  var detents: Set<PresentationDetent> = [.medium, .large]
  var isDisabled = false
  @State private var isShown = true

  var body: some View {
    let _ = isPresented.binding = $isShown
    Color.red
      .sheet(isPresented: $isShown) {
        ScrollView {
          Color.green.frame(height: 2000).probe("content")
        }
        .probe("card")
        .presentationDetents(detents)
        .interactiveDismissDisabled(isDisabled)
      }
  }
}
