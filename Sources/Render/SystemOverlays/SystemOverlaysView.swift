import Foundation
import ViewCore

/// The picture of the bar and the indicator of the system, as large as the screen.
struct SystemOverlaysView: View {
  let overlays: SystemOverlays

  var body: some View {
    ZStack {
      if let form = overlays.statusBarForm {
        StatusBar(form: form, width: overlays.size.width, height: overlays.top)
          .environment(\.colorScheme, overlays.statusBarScheme)
          .frame(maxHeight: .infinity, alignment: .top)
      }
      if overlays.hasHomeIndicator {
        Capsule().fill(.primary).frame(width: indicatorWidth, height: 5)
          .padding(.bottom, overlays.bottom > 20 ? 8 : 5)
          .environment(\.colorScheme, overlays.indicatorScheme)
          .frame(maxHeight: .infinity, alignment: .bottom)
      }
    }
    .frame(width: overlays.size.width, height: overlays.size.height)
    .ignoresSafeArea()
  }

  // Measurements.md#system-overlays
  private var indicatorWidth: CGFloat {
    let isPhoneInPortrait = overlays.size.width < min(overlays.size.height, 744)
    return (overlays.size.width * (isPhoneInPortrait ? 0.358 : 0.26)).rounded()
  }
}
