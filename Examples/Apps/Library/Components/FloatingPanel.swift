import SwiftUI

extension View {
  /// Places the view on glass where the system has it, and on material before.
  @ViewBuilder
  func floatingPanel() -> some View {
    if #available(iOS 26, macOS 26, *) {
      self.padding(.horizontal, 16)
        .padding(.vertical, 10)
        .glassEffect(.regular, in: .capsule)
    } else {
      self.padding(.horizontal, 16)
        .padding(.vertical, 10)
        .background(.thinMaterial, in: .capsule)
        .overlay { Capsule().strokeBorder(.separator) }
    }
  }

  /// Shows the title in one line with the buttons, where titles can be large.
  func compactTitle() -> some View {
    #if os(iOS) || os(visionOS)
      navigationBarTitleDisplayMode(.inline)
    #else
      self
    #endif
  }
}
