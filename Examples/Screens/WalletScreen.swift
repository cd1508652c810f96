import SwiftUI

/// A wallet: cards that overlap, and a boarding pass in front of them.
struct WalletScreen: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: -140) {
          bankCard("Harbour Bank", "•••• 4302", [.indigo, .blue])
          bankCard("Library", "Member since 2019", [.brown, .orange])
          BoardingPassCard()
        }
        // Cards are pictures of cards: their text does not grow much.
        .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        .padding(16)
      }
      .navigationTitle("Wallet")
      .toolbar {
        Button("Add", systemImage: "plus.circle.fill") {}
        Button("More", systemImage: "ellipsis.circle.fill") {}
      }
    }
  }

  private func bankCard(_ name: String, _ detail: String, _ colors: [Color]) -> some View {
    VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text(name).font(.headline)
        Spacer()
        Text(detail).font(.subheadline.monospacedDigit()).opacity(0.85)
      }
      .lineLimit(1)
      .minimumScaleFactor(0.6)
      Spacer()
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(maxWidth: .infinity)
    .frame(height: 205)
    .background(
      LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing),
      in: .rect(cornerRadius: 12, style: .continuous)
    )
    .overlay {
      RoundedRectangle(cornerRadius: 12, style: .continuous)
        .strokeBorder(.white.opacity(0.25), lineWidth: 0.5)
    }
    .shadow(color: .black.opacity(0.25), radius: 6, y: -2)
  }
}

/// A pass with the header, the fields and the code of a flight.
private struct BoardingPassCard: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Label("Fjord Air", systemImage: "airplane.departure").font(.headline)
        Spacer()
        field("Gate", "B14", alignment: .trailing)
      }
      HStack(alignment: .lastTextBaseline) {
        field("Oslo", "OSL", size: 42)
        Spacer()
        Image(systemName: "airplane").font(.title2)
        Spacer()
        field("Bergen", "BGO", alignment: .trailing, size: 42)
      }
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .top) {
          fields
        }
        VStack(alignment: .leading, spacing: 12) { fields }
      }
      QRCode()
        .frame(width: 150, height: 150)
        .padding(12)
        .background(.white, in: .rect(cornerRadius: 8))
        .frame(maxWidth: .infinity)
        .padding(.top, 8)
    }
    .foregroundStyle(.white)
    .padding(16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.05, green: 0.42, blue: 0.5), Color(red: 0.02, green: 0.24, blue: 0.34),
        ],
        startPoint: .top, endPoint: .bottom),
      in: .rect(cornerRadius: 12, style: .continuous)
    )
    .shadow(color: .black.opacity(0.3), radius: 8, y: -2)
  }

  @ViewBuilder private var fields: some View {
    field("Passenger", "Mara Brandt")
    Spacer(minLength: 8)
    field("Boarding", "9:40")
    Spacer(minLength: 8)
    field("Seat", "7A", alignment: .trailing)
  }

  private func field(
    _ name: String, _ value: String, alignment: HorizontalAlignment = .leading, size: CGFloat = 18
  ) -> some View {
    VStack(alignment: alignment, spacing: 1) {
      Text(name).font(.caption2.weight(.semibold)).textCase(.uppercase).opacity(0.75)
      Text(value).font(.system(size: size, weight: .medium, design: .rounded))
    }
    .fixedSize()
  }
}

/// A pattern like that of a QR code.
private struct QRCode: View {
  private let side = 25

  /// Whether a module is black: the three corners, else what looks random.
  private func isBlack(_ x: Int, _ y: Int) -> Bool {
    for (cornerX, cornerY) in [(0, 0), (side - 7, 0), (0, side - 7)] {
      let (dx, dy) = (x - cornerX, y - cornerY)
      guard (-1...7).contains(dx), (-1...7).contains(dy) else { continue }
      let ring = max(abs(dx - 3), abs(dy - 3))
      return ring == 3 || ring <= 1
    }
    let value = sin(Double(x * 31 + y * 57) * 12.9898) * 43758.5453
    return value - value.rounded(.down) < 0.5
  }

  var body: some View {
    Canvas { context, size in
      let step = size.width / CGFloat(side)
      var path = Path()
      for y in 0..<side {
        for x in 0..<side where isBlack(x, y) {
          path.addRect(
            CGRect(x: CGFloat(x) * step, y: CGFloat(y) * step, width: step, height: step))
        }
      }
      context.fill(path, with: .color(.black))
    }
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityLabel("Code of the boarding pass")
  }
}

#Preview { WalletScreen() }
