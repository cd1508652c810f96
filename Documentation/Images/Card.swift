import SwiftUI

struct Card: View {
  var body: some View {
    HStack {
      Image(systemName: "star.fill").foregroundStyle(.orange)
      VStack(alignment: .leading) {
        Text("Hello from Linux").font(.headline)
        Text("No simulator was booted").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
