// snap render BoardingPass.swift --view BoardingPass --scale 2
import SwiftUI

/// A boarding pass with a torn-off stub.
struct BoardingPass: View {
  private let ink = Color(red: 0.09, green: 0.13, blue: 0.28)
  private let sky = LinearGradient(
    colors: [Color(red: 0.20, green: 0.36, blue: 0.93), Color(red: 0.45, green: 0.20, blue: 0.83)],
    startPoint: .topLeading, endPoint: .bottomTrailing)

  var body: some View {
    VStack(spacing: 0) {
      header
      route.padding(24)
      Perforation()
        .stroke(
          ink.opacity(0.2), style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [0.5, 7])
        )
        .frame(height: 1)
        .padding(.horizontal, 24)
      stub.padding(24)
    }
    .frame(width: 342)
    .foregroundStyle(ink)
    .background(.white)
    .clipShape(TicketShape(notchHeight: 114))
    .shadow(color: ink.opacity(0.25), radius: 18, y: 10)
    .padding(36)
    .background(Color(red: 0.92, green: 0.94, blue: 0.98))
  }

  private var header: some View {
    HStack {
      Image(systemName: "airplane").font(.title2).rotationEffect(.degrees(-45))
      Text("Halcyon Air").font(.headline)
      Spacer()
      Text("HA 218").font(.subheadline.weight(.semibold)).opacity(0.85)
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 24)
    .frame(height: 64)
    .background(sky)
  }

  private var route: some View {
    VStack(spacing: 24) {
      HStack {
        Place(code: "LIS", city: "Lisbon", time: "09:40", alignment: .leading)
        Flight().frame(height: 44)
        Place(code: "KEF", city: "Reykjavík", time: "12:55", alignment: .trailing)
      }
      HStack(alignment: .top) {
        Detail(title: "Passenger", value: "I. Mendes")
        Spacer()
        Detail(title: "Date", value: "21 Nov")
        Spacer()
        Detail(title: "Class", value: "Economy")
      }
    }
  }

  private var stub: some View {
    HStack {
      Detail(title: "Gate", value: "B17")
      Spacer()
      Detail(title: "Seat", value: "14A")
      Spacer()
      Barcode(digits: [3, 1, 2, 2, 1, 3, 1, 1, 2, 3, 1, 2, 1, 1, 3, 2, 2, 1, 1, 2, 3, 1, 1, 2, 1])
        .frame(width: 116, height: 44)
    }
    .frame(height: 66)
  }
}

private struct Place: View {
  let code: String
  let city: String
  let time: String
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment, spacing: 2) {
      Text(city).font(.caption).opacity(0.55)
      Text(code).font(.system(size: 36, weight: .bold))
      Text(time).font(.subheadline.weight(.semibold))
    }
  }
}

/// The way from here to there.
private struct Flight: View {
  var body: some View {
    GeometryReader { proxy in
      let width = proxy.size.width
      Path { path in
        path.move(to: CGPoint(x: 4, y: 34))
        path.addQuadCurve(
          to: CGPoint(x: width - 4, y: 34), control: CGPoint(x: width / 2, y: -10))
      }
      .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [1, 6]))
      Image(systemName: "airplane")
        .foregroundStyle(.tint)
        .position(x: width / 2, y: 12)
    }
    .tint(Color(red: 0.33, green: 0.28, blue: 0.88))
  }
}

private struct Detail: View {
  let title: String
  let value: String

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(title.uppercased()).font(.system(size: 10, weight: .semibold)).opacity(0.5)
      Text(value).font(.headline)
    }
  }
}

/// Bars and gaps, each a number of modules wide, in turn.
private struct Barcode: Shape {
  let digits: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let module = rect.width / digits.reduce(0, +)
    var path = Path()
    var x = rect.minX
    for (index, digit) in digits.enumerated() {
      let width = digit * module
      if index.isMultiple(of: 2) {
        path.addRect(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
      }
      x += width
    }
    return path
  }
}

private struct Perforation: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// A rounded rectangle with a bite out of each side, some way above its bottom.
private struct TicketShape: Shape {
  let notchHeight: CGFloat

  func path(in rect: CGRect) -> Path {
    let corner: CGFloat = 24
    let bite: CGFloat = 12
    let y = rect.maxY - notchHeight
    return Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addArc(
        tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
        tangent2End: CGPoint(x: rect.maxX, y: rect.midY), radius: corner)
      path.addArc(
        center: CGPoint(x: rect.maxX, y: y), radius: bite, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: true)
      path.addArc(
        tangent1End: CGPoint(x: rect.maxX, y: rect.maxY),
        tangent2End: CGPoint(x: rect.midX, y: rect.maxY), radius: corner)
      path.addArc(
        tangent1End: CGPoint(x: rect.minX, y: rect.maxY),
        tangent2End: CGPoint(x: rect.minX, y: rect.midY), radius: corner)
      path.addArc(
        center: CGPoint(x: rect.minX, y: y), radius: bite, startAngle: .degrees(90),
        endAngle: .degrees(-90), clockwise: true)
      path.addArc(
        tangent1End: CGPoint(x: rect.minX, y: rect.minY),
        tangent2End: CGPoint(x: rect.midX, y: rect.minY), radius: corner)
      path.closeSubpath()
    }
  }
}

#Preview("Boarding pass", traits: .sizeThatFitsLayout) {
  BoardingPass()
}
