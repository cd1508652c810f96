import SwiftUI

/// A map with a place on it, under a sheet with a search field and favourites.
struct MapsScreen: View {
  private struct Place: Identifiable {
    let id: String
    var detail: String
    var symbol: String
    var color: Color
  }

  private let favorites = [
    Place(id: "Home", detail: "12 min", symbol: "house.fill", color: .blue),
    Place(id: "Work", detail: "24 min", symbol: "bag.fill", color: .brown),
    Place(id: "Pier 3", detail: "6 min", symbol: "cup.and.saucer.fill", color: .orange),
    Place(id: "Add", detail: "", symbol: "plus", color: .gray),
  ]

  private let recents = [
    Place(
      id: "Harbour Library", detail: "Quay Street 2", symbol: "book.fill", color: .brown),
    Place(id: "Lighthouse Point", detail: "3.4 km", symbol: "mappin", color: .red),
  ]

  @State private var search = ""

  var body: some View {
    TownMap()
      .ignoresSafeArea()
      .overlay(alignment: .topTrailing) {
        VStack(spacing: 0) {
          Image(systemName: "map.fill").frame(width: 44, height: 44)
          Divider().frame(width: 44)
          Image(systemName: "location").frame(width: 44, height: 44)
        }
        .font(.system(size: 18))
        .foregroundStyle(.secondary)
        .background(.regularMaterial, in: .rect(cornerRadius: 10))
        .padding(12)
      }
      .sheet(isPresented: .constant(true)) {
        sheet
          .presentationDetents([.height(330), .large])
          .presentationDragIndicator(.visible)
          .presentationBackgroundInteraction(.enabled)
          .interactiveDismissDisabled()
      }
  }

  private var sheet: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        HStack(spacing: 12) {
          HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("Search", text: $search)
            Image(systemName: "mic.fill").foregroundStyle(.secondary)
          }
          .padding(.horizontal, 8)
          .frame(minHeight: 36)
          .background(Color(.tertiarySystemFill), in: .rect(cornerRadius: 10))
          Text("MB")
            .font(.system(size: 14, weight: .medium, design: .rounded)).foregroundStyle(.white)
            .frame(width: 36, height: 36)
            .background(.gray.gradient, in: .circle)
        }
        Text("Favourites").font(.headline)
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 20) {
            ForEach(favorites) { favorite($0) }
          }
        }
        .scrollIndicators(.hidden)
        Text("Recents").font(.headline)
        ForEach(recents) { recent($0) }
      }
      .padding(16)
      .padding(.top, 8)
    }
  }

  private func favorite(_ place: Place) -> some View {
    VStack(spacing: 2) {
      Image(systemName: place.symbol)
        .font(.system(size: 24)).foregroundStyle(
          place.id == "Add" ? AnyShapeStyle(.blue) : AnyShapeStyle(.white)
        )
        .frame(width: 60, height: 60)
        .background(
          place.id == "Add"
            ? AnyShapeStyle(Color(.tertiarySystemFill)) : AnyShapeStyle(place.color.gradient),
          in: .circle
        )
        .padding(.bottom, 4)
      Text(place.id).font(.subheadline)
      Text(place.detail).font(.caption).foregroundStyle(.secondary)
    }
    .frame(minWidth: 64)
    .fixedSize(horizontal: true, vertical: false)
  }

  private func recent(_ place: Place) -> some View {
    HStack(spacing: 12) {
      Image(systemName: place.symbol)
        .font(.system(size: 15)).foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(place.color.gradient, in: .circle)
      VStack(alignment: .leading, spacing: 0) {
        Text(place.id)
        Text(place.detail).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

/// A town by the sea: streets, a park and a pin.
private struct TownMap: View {
  @Environment(\.colorScheme) private var scheme

  private func color(_ light: Color, _ dark: Color) -> Color { scheme == .dark ? dark : light }

  var body: some View {
    Canvas { context, size in
      draw(in: &context, size)
    }
    .overlay(alignment: .topLeading) {
      GeometryReader { proxy in
        pin.position(x: proxy.size.width * 0.46, y: proxy.size.height * 0.3)
        label("Market Square", proxy, 0.62, 0.2)
        label("Rose Park", proxy, 0.2, 0.16).foregroundStyle(.green)
        label("The Sound", proxy, 0.84, 0.46).foregroundStyle(.blue)
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    // A map does not follow the direction of the text.
    .environment(\.layoutDirection, .leftToRight)
  }

  private func label(_ text: String, _ proxy: GeometryProxy, _ x: CGFloat, _ y: CGFloat)
    -> some View
  {
    Text(text)
      .font(.caption.weight(.medium)).fixedSize()
      .position(x: proxy.size.width * x, y: proxy.size.height * y)
  }

  private var pin: some View {
    VStack(spacing: 1) {
      Image(systemName: "building.columns.fill")
        .font(.system(size: 14)).foregroundStyle(.white)
        .frame(width: 30, height: 30)
        .background(.red.gradient, in: .circle)
        .overlay { Circle().strokeBorder(.white, lineWidth: 2) }
        .shadow(radius: 3)
      Text("Town Hall").font(.caption.weight(.semibold)).fixedSize()
    }
  }

  private func draw(in context: inout GraphicsContext, _ size: CGSize) {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: size.width * x, y: size.height * y)
    }
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .color(color(Color(red: 0.96, green: 0.94, blue: 0.9), Color(white: 0.17))))
    context.fill(
      Path(
        roundedRect: CGRect(
          origin: point(0.04, 0.09),
          size: CGSize(width: size.width * 0.32, height: size.height * 0.15)),
        cornerRadius: 18),
      with: .color(
        color(Color(red: 0.78, green: 0.9, blue: 0.74), Color(red: 0.14, green: 0.28, blue: 0.18))))
    let streets = [
      (point(-0.1, 0.28), point(1.1, 0.32), 13.0), (point(0.4, -0.1), point(0.54, 1.1), 13),
      (point(-0.1, 0.52), point(1.1, 0.49), 9), (point(0.12, 0.24), point(0.34, 1.1), 7),
      (point(0.6, -0.1), point(0.7, 0.31), 7), (point(0.4, 0.08), point(1.1, 0.14), 7),
      (point(-0.1, 0.4), point(1.1, 0.42), 6), (point(-0.1, 0.07), point(0.42, 0.06), 6),
      (point(0.8, -0.1), point(0.87, 0.12), 6),
    ]
    for (start, end, width) in streets {
      context.stroke(
        line(from: start, to: end), with: .color(color(Color(white: 0.84), Color(white: 0.1))),
        lineWidth: width + 2)
    }
    for (start, end, width) in streets {
      context.stroke(
        line(from: start, to: end),
        with: .color(
          width > 10
            ? color(Color(red: 1, green: 0.9, blue: 0.6), Color(red: 0.42, green: 0.37, blue: 0.25))
            : color(.white, Color(white: 0.29))), lineWidth: width)
    }
    // The streets end at the shore.
    let water = Path { path in
      path.move(to: point(1.1, 0.26))
      path.addCurve(to: point(0.72, 0.56), control1: point(0.8, 0.3), control2: point(0.86, 0.45))
      path.addCurve(to: point(0.5, 1.1), control1: point(0.6, 0.7), control2: point(0.72, 0.85))
      path.addLine(to: point(1.1, 1.1))
    }
    context.fill(
      water,
      with: .color(
        color(Color(red: 0.66, green: 0.84, blue: 0.95), Color(red: 0.1, green: 0.22, blue: 0.34))))
  }

  private func line(from start: CGPoint, to end: CGPoint) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }
}

#Preview { MapsScreen() }
