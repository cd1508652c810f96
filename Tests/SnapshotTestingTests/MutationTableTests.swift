import Foundation
import LayoutDSL
import Render
import Goldens
import SnapshotTesting
import Testing

/// A screen with one value for each thing that a change may touch.
private struct Design: View {
  var padding: CGFloat = 8
  var spacing: CGFloat = 6
  var alignment = HorizontalAlignment.leading
  var font = Font.body
  var fill = Color(red: 1, green: 0, blue: 0)
  var title = "Total"
  var symbol = "star"
  var isSwapped = false
  var hasBadge = true
  var width: CGFloat = 120
  var barHeight: CGFloat = 10
  var offset: CGFloat = 0
  var opacity = 0.5
  var angle = 0.0
  var blur: CGFloat = 1
  var rowSpacing: CGFloat = 4
  var price = 1234.5

  var body: some View {
    VStack(alignment: alignment, spacing: spacing) {
      ForEach(isSwapped ? [1, 0] : [0, 1], id: \.self) { index in
        if index == 0 { Text(title).font(font) } else { Text(price, format: .number) }
      }
      if hasBadge { Text("New").frame(width: width) }
      HStack(spacing: rowSpacing) {
        Image(systemName: symbol)
        Text("Row")
      }
      Rectangle().fill(fill).frame(width: 40, height: barHeight)
      Rectangle().fill(.gray).frame(width: 30, height: 5).offset(x: offset)
      Rectangle().fill(.gray).frame(width: 20, height: 5).opacity(opacity)
      Rectangle().fill(.gray).frame(width: 10, height: 5).rotationEffect(.degrees(angle))
      Rectangle().fill(.gray).frame(width: 15, height: 5).blur(radius: blur)
    }
    .padding(padding)
  }
}

/// Twenty boxes to scroll, and one that moves for a second.
private struct Moving: View {
  @State private var isOver = false

  var body: some View {
    VStack {
      Rectangle().fill(.red).frame(width: 10, height: 10).offset(x: isOver ? 40 : 0)
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.blue.frame(height: 20) } }
      }
    }
    .onAppear { withAnimation(.linear(duration: 1)) { isOver = true } }
  }
}

/// Each deliberate change is named by the failure: the view that changed and the probable cause.
@MainActor @Suite struct MutationTableTests {
  private struct Mutation: CustomTestStringConvertible {
    var name: String
    /// Text of a line about the view, and of the line about the cause.
    var view: String
    var cause: String
    var change: @MainActor @Sendable (inout Design) -> Void

    var testDescription: String { name }
  }

  private nonisolated static let table: [Mutation] = [
    Mutation(name: "padding", view: "PaddingLayout", cause: ".padding 8 → 12") { $0.padding = 12 },
    Mutation(name: "spacing", view: "VStack", cause: "spacing 6 → 9 of PaddingLayout/VStack") {
      $0.spacing = 9
    },
    Mutation(
      name: "alignment", view: "Total",
      cause: "alignment leading → trailing of PaddingLayout/VStack"
    ) {
      $0.alignment = .trailing
    },
    Mutation(name: "font", view: "Total", cause: ".font body → title of Text") { $0.font = .title },
    Mutation(name: "colour", view: "Rectangle", cause: "colour #FF0000FF → #0000FFFF") {
      $0.fill = Color(red: 0, green: 0, blue: 1)
    },
    Mutation(name: "text", view: "Total", cause: #"Text "Total" → "Sum""#) { $0.title = "Sum" },
    Mutation(name: "symbol", view: "heart", cause: #"Image "star" → "heart""#) {
      $0.symbol = "heart"
    },
    Mutation(name: "order", view: "Total", cause: "order in PaddingLayout/VStack") {
      $0.isSwapped = true
    },
    Mutation(name: "missing view", view: "− VStack/FrameLayout", cause: #"with Text "New" removed"#)
    {
      $0.hasBadge = false
    },
    Mutation(name: "width", view: "FrameLayout", cause: ".frame width: 120 → width: 150") {
      $0.width = 150
    },
    Mutation(name: "truncation", view: "New", cause: ".frame width: 120 → width: 12") {
      $0.width = 12
    },
    Mutation(name: "height", view: "Rectangle", cause: ".frame width: 40, height: 10 → ") {
      $0.barHeight = 16
    },
    Mutation(name: "offset", view: "Offset", cause: ".offset ") { $0.offset = 7 },
    Mutation(name: "opacity", view: "OpacityEffect", cause: ".opacity 0.5 → 0.8") {
      $0.opacity = 0.8
    },
    Mutation(name: "rotation", view: "Rotation", cause: ".rotation") { $0.angle = 45 },
    Mutation(name: "blur", view: "Blur", cause: ".blur") { $0.blur = 3 },
    Mutation(name: "spacing of a row", view: "Row", cause: "spacing 4 → 10 of VStack/HStack") {
      $0.rowSpacing = 10
    },
  ]

  private func layout(
    _ view: some View, colorScheme: ColorScheme = .light, locale: Locale? = nil,
    _ prepare: (ViewHost) -> Void = { _ in }
  ) throws -> LayoutText {
    let host = try ViewHost(
      size: CGSize(width: 200, height: 300), colorScheme: colorScheme, locale: locale
    ) { view }
    prepare(host)
    return LayoutText(renderer: "1", tree: host.paintedLayoutTree())
  }

  private func check(_ new: LayoutText, _ old: LayoutText, view: String, cause: String) {
    let lines = new.changes(since: old)
    #expect(lines.contains { $0.hasPrefix("layout  ") && $0.contains(view) }, "\(lines)")
    #expect(
      lines.last?.hasPrefix("cause  probably \(cause)") == true
        || lines.last?.hasPrefix("cause  ") == true && lines.last?.hasSuffix(cause) == true,
      "\(lines)")
  }

  @Test func everyChangeOfTheDesignIsNamed() throws {
    let base = try layout(Design())
    for mutation in Self.table {
      var design = Design()
      mutation.change(&design)
      check(try layout(design), base, view: mutation.view, cause: mutation.cause)
    }
  }

  @Test func cornersAndTheOffsetOfAShadowAreNamed() throws {
    func card(corner: CGFloat, y: CGFloat) -> some View {
      RoundedRectangle(cornerRadius: corner).fill(.gray).frame(width: 40, height: 20)
        .shadow(radius: 3, y: y)
    }
    let base = try layout(card(corner: 6, y: 2))
    check(
      try layout(card(corner: 10, y: 2)), base, view: "_ShapeView",
      cause: "RoundedRectangle cornerRadius: 6 → cornerRadius: 10")
    check(
      try layout(card(corner: 6, y: 6)), base, view: "ShadowEffect",
      cause: ".shadow y: 2 → y: 6")
  }

  @Test func strokesAndPartsOfShapesAreNamed() throws {
    func ring(end: CGFloat, width: CGFloat) -> some View {
      Circle().trim(from: 0, to: end).stroke(.gray, lineWidth: width).frame(width: 40, height: 40)
    }
    let base = try layout(ring(end: 0.5, width: 4))
    check(
      try layout(ring(end: 0.8, width: 4)), base, view: "_ShapeView",
      cause: ".trim to: 0.5 → to: 0.8")
    check(
      try layout(ring(end: 0.5, width: 6)), base, view: "_ShapeView",
      cause: "width of the stroke 4 → 6")
    func box(_ width: CGFloat) -> some View {
      Color.red.frame(width: 20, height: 20).border(.black, width: width)
    }
    check(
      try layout(box(4)), try layout(box(2)), view: "_ShapeView",
      cause: "width of the stroke 2 → 4")
  }

  @Test func aDisabledButtonIsNamed() throws {
    func card(isDisabled: Bool) -> some View {
      Button("Buy") {}.buttonStyle(.borderedProminent).disabled(isDisabled)
    }
    check(
      try layout(card(isDisabled: true)), try layout(card(isDisabled: false)), view: "Buy",
      cause: #".disabled added of Button "Buy""#)
  }

  @Test func theColorSchemeIsNamed() throws {
    let text = Text("Total")
    check(
      try layout(text, colorScheme: .dark), try layout(text), view: "Total",
      cause: ".colorScheme light → dark")
  }

  @Test func theLocaleIsNamed() throws {
    let design = Design()
    check(
      try layout(design, locale: Locale(identifier: "de_DE")), try layout(design),
      view: "1.234,5", cause: ".locale de_DE added")
  }

  @Test func theScrollOffsetAndTheTimeAreNamed() throws {
    let base = try layout(Moving())
    check(
      try layout(Moving()) { $0.scroll(to: CGPoint(x: 0, y: 30)) }, base, view: "ScrollView",
      cause: "ScrollView — → offset: (0, 30)")
    check(
      try layout(Moving()) { $0.advance(by: 0.5) }, base, view: "Offset", cause: ".offset ")
  }
}
