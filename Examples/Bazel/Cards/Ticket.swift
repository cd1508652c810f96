import SwiftUI

struct Ticket: View {
  let seat: String
  let row: Int

  var body: some View {
    Surface(tint: .indigo) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Seat \(seat)").font(.headline)
        Text("Row \(row)").font(.caption).foregroundStyle(.secondary)
      }
    }
  }
}

#Preview("Aisle", traits: .sizeThatFitsLayout) { Ticket(seat: "C", row: 12) }
#Preview("Window", traits: .sizeThatFitsLayout) { Ticket(seat: "A", row: 7) }
