import SwiftUI

/// The rounded background that all cards share.
struct Surface<Content: View>: View {
  let tint: Color
  @ViewBuilder let content: Content

  var body: some View {
    content
      .padding(12)
      .frame(width: 160, alignment: .leading)
      .background(tint.opacity(0.15), in: .rect(cornerRadius: 12))
      .overlay { RoundedRectangle(cornerRadius: 12).stroke(tint, lineWidth: 1) }
      .padding(8)
  }
}
