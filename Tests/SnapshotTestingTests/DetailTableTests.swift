import Foundation
import Goldens
import LayoutDSL
import Render
import Testing

/// Each deliberate change that moves little or nothing is named by the failure: the modifier with the
/// value before and after, and the view.
@MainActor @Suite struct DetailTableTests {
  private struct Row {
    var cause: String
    var old: AnyView
    var new: AnyView
  }

  /// Returns a row for two values of a view; without a cause, the table would be silent.
  private func row<Value>(
    _ cause: String, _ old: Value, _ new: Value, @ViewBuilder _ view: (Value) -> some View
  ) -> Row {
    Row(cause: cause, old: AnyView(view(old)), new: AnyView(view(new)))
  }

  private func layout(_ view: AnyView) throws -> LayoutText {
    let host = try ViewHost(size: CGSize(width: 200, height: 300)) { view }
    return LayoutText(renderer: "1", tree: host.paintedLayoutTree())
  }

  private func check(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for row in rows {
      let lines = try layout(row.new).changes(since: layout(row.old))
      #expect(
        lines.last == "cause  probably \(row.cause)", "\(lines)", sourceLocation: sourceLocation)
      #expect(lines.first?.hasPrefix("layout  ") == true, sourceLocation: sourceLocation)
    }
  }

  private let total = Text("Total")
  private let long = Text("Many words that need some lines")

  @Test func attributesOfTextAreNamed() throws {
    try check([
      row(#".strikethrough solid added of Text "Total""#, false, true) { total.strikethrough($0) },
      row(#".underline solid → dot of Text "Total""#, Text.LineStyle.Pattern.solid, .dot) {
        total.underline(pattern: $0)
      },
      row(#".tracking 0 → 2 of Text "Total""#, 0.0, 2) { total.tracking($0) },
      row(#".kerning 1 → 3 of Text "Total""#, 1.0, 3) { total.kerning($0) },
      row(#".baselineOffset 0 → 4 of Text "Total""#, 0.0, 4) { total.baselineOffset($0) },
      row(#".italic added of Text "Total""#, false, true) { total.italic($0) },
      row(#".fontWeight regular → bold of Text "Total""#, Font.Weight.regular, .bold) {
        total.fontWeight($0)
      },
      row(#".font body → headline of Text "Total""#, Font.body, .headline) { total.font($0) },
      row(#".fontDesign default → serif of Text "Total""#, Font.Design.default, .serif) {
        total.fontDesign($0)
      },
      row(#".fontWidth standard → condensed of Text "Total""#, Font.Width.standard, .condensed) {
        total.fontWidth($0)
      },
      row(#".monospacedDigit removed of Text "1""#, Text("1").monospacedDigit(), Text("1")) { $0 },
      row(#".textCase uppercase added of Text "Total""#, nil as Text.Case?, .uppercase) {
        total.textCase($0)
      },
      row(#".redacted added of Text "Total""#, RedactionReasons(), .placeholder) {
        total.redacted(reason: $0)
      },
    ])
  }

  @Test func attributesOfParagraphsAreNamed() throws {
    let view = #" of Text "Many words that need some lines""#
    try check([
      row(".lineSpacing 2 → 6" + view, 2.0, 6) { long.lineSpacing($0).frame(width: 90) },
      row(".lineLimit 2 → 1" + view, 2, 1) { long.lineLimit($0).frame(width: 90) },
      row(
        ".multilineTextAlignment leading → trailing" + view, TextAlignment.leading, .trailing
      ) { long.multilineTextAlignment($0).frame(width: 90) },
      row(".truncationMode tail → middle" + view, Text.TruncationMode.tail, .middle) {
        long.lineLimit(1).truncationMode($0).frame(width: 90)
      },
      row(".minimumScaleFactor 1 → 0.5" + view, 1.0, 0.5) {
        long.lineLimit(1).minimumScaleFactor($0).frame(width: 90)
      },
    ])
  }

  @Test func attributesOfImagesAreNamed() throws {
    let star = Image(systemName: "star")
    try check([
      row(#".imageScale medium → large of Image "star""#, Image.Scale.medium, .large) {
        star.imageScale($0)
      },
      row(#".symbolVariant fill added of Image "star""#, SymbolVariants.none, .fill) {
        star.symbolVariant($0)
      },
      row(
        #".symbolRenderingMode monochrome → hierarchical of Image "person.crop.circle.badge.plus""#,
        SymbolRenderingMode.monochrome, .hierarchical
      ) { Image(systemName: "person.crop.circle.badge.plus").symbolRenderingMode($0) },
      row(#".font title → caption of Image "star""#, Font.title, .caption) { star.font($0) },
      row(".aspectRatio fit → fill", ContentMode.fit, .fill) {
        star.resizable().aspectRatio(contentMode: $0).frame(width: 60, height: 30)
      },
    ])
  }

  @Test func gradientsAndStrokesAreNamed() throws {
    let red = Color(red: 1, green: 0, blue: 0), blue = Color(red: 0, green: 0, blue: 1)
    func box(_ style: some ShapeStyle) -> some View {
      Circle().fill(style).frame(width: 40, height: 40)
    }
    try check([
      row("endPoint bottom → bottomTrailing of Circle", UnitPoint.bottom, .bottomTrailing) {
        box(.linearGradient(colors: [red, blue], startPoint: .top, endPoint: $0))
      },
      row("stops — → 0 0.5 of Circle", 1, 0.5) {
        box(
          LinearGradient(
            stops: [.init(color: red, location: 0), .init(color: blue, location: $0)],
            startPoint: .top, endPoint: .bottom))
      },
      row("endRadius 10 → 20 of Circle", 10, 20) {
        box(.radialGradient(colors: [red, blue], center: .center, startRadius: 0, endRadius: $0))
      },
      row("center center → top of Circle", UnitPoint.center, .top) {
        box(AngularGradient(colors: [red, blue], center: $0))
      },
      row("colour #FF0000FF, #0000FFFF → #0000FFFF, #FF0000FF of Circle", false, true) {
        box(
          LinearGradient(
            colors: $0 ? [blue, red] : [red, blue], startPoint: .top, endPoint: .bottom))
      },
      row("dash 4 4 → 8 2 of Circle", [4, 4] as [CGFloat], [8, 2]) {
        Circle().stroke(red, style: StrokeStyle(lineWidth: 3, dash: $0)).frame(width: 40)
      },
      row("lineCap butt → round of Circle", CGLineCap.butt, .round) {
        Circle().stroke(red, style: StrokeStyle(lineWidth: 3, lineCap: $0)).frame(width: 40)
      },
      row("lineJoin miter → bevel of Rectangle", CGLineJoin.miter, .bevel) {
        Rectangle().stroke(red, style: StrokeStyle(lineWidth: 3, lineJoin: $0)).frame(width: 40)
      },
      row("eoFill added of Circle", false, true) {
        Circle().fill(red, style: FillStyle(eoFill: $0)).frame(width: 40)
      },
    ])
  }

  @Test func shapesAreNamed() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    func triangle(_ height: CGFloat) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLines([CGPoint(x: 20, y: height), CGPoint(x: 0, y: 20)])
      }
    }
    try check([
      row("another drawing of Path", 5, 15) { triangle($0).fill(red).frame(width: 20, height: 20) },
      row(
        "style circular → continuous of RoundedRectangle", RoundedCornerStyle.circular, .continuous
      ) { RoundedRectangle(cornerRadius: 9, style: $0).fill(red).frame(width: 40) },
      row(".clipShape Capsule → Circle", false, true) { isCircle in
        if isCircle {
          AnyView(red.clipShape(Circle()))
        } else {
          AnyView(red.clipShape(Capsule()))
        }
      },
      row("shape Capsule → Circle of .clipShape", AnyShape(Capsule()), AnyShape(Circle())) {
        red.clipShape($0)
      },
    ])
  }

  @Test func effectsAreNamed() throws {
    let box = Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 40)
    try check([
      row(".shadow radius: 4 → radius: 8", 4, 8) { box.shadow(radius: $0) },
      row("color #000000FF → red of .shadow", Color(white: 0), .red) {
        box.shadow(color: $0, radius: 4)
      },
      row(".shadow radius 4 → radius 8 of Circle", 4, 8) {
        Circle().fill(Color.red.shadow(.drop(radius: $0))).frame(width: 40)
      },
      row("opaque added of .blur", false, true) { box.blur(radius: 3, opaque: $0) },
      row(".blendMode multiply → screen", BlendMode.multiply, .screen) { box.blendMode($0) },
      row(".saturation 0.5 → 0.2", 0.5, 0.2) { box.saturation($0) },
      row(".hueRotation 20° → 80°", 20, 80) { box.hueRotation(.degrees($0)) },
      row("anchor center → topLeading of .rotationEffect", UnitPoint.center, .topLeading) {
        box.rotationEffect(.degrees(30), anchor: $0)
      },
      row("anchor center → leading of .scaleEffect", UnitPoint.center, .leading) {
        box.scaleEffect(1.5, anchor: $0)
      },
      row(".rotation3DEffect 20° → 50° of .rotation3D", 20, 50) {
        box.rotation3DEffect(.degrees($0), axis: (x: 0, y: 1, z: 0))
      },
      row(
        #"content Circle #000000FF → Text "ab" #000000FF Inter-Regular 16.47 of .mask"#, true, false
      ) { isCircle in
        box.mask { if isCircle { Circle() } else { Text("ab") } }
      },
      row("material thin → thick of .background", Material.thin, .thick) {
        total.background($0)
      },
    ])
  }

  @Test func marginsAndRowsAreNamed() throws {
    try check([
      row(".safeAreaPadding 8 → 16 of .safeAreaPadding", 8, 16) {
        Color.red.safeAreaPadding($0).frame(width: 90, height: 90)
      },
      row(".contentMargins top: 8 → top: 16 of VStack/ScrollView", 8, 16) {
        ScrollView { Text("a") }.contentMargins(.top, $0)
      },
      row(".listRowInsets leading: 20 → leading: 40 of List/ListRow[0]", 20, 40) { leading in
        List {
          Text("a").listRowInsets(
            EdgeInsets(top: 0, leading: leading, bottom: 0, trailing: 0))
          Text("b")
        }
      },
      row(
        ".listRowSeparator visible → hidden of List/ListRow[0]", Visibility.visible, .hidden
      ) { visibility in
        List {
          Text("a").listRowSeparator(visibility)
          Text("b")
        }
      },
      row(
        ".listRowSeparatorTint red added of List/ListRow[0]", nil as Color?, .red
      ) { tint in
        List {
          Text("a").listRowSeparatorTint(tint)
          Text("b")
        }
      },
      row(
        "alignment topLeading → bottomTrailing of .overlay", Alignment.topLeading, .bottomTrailing
      ) { Color.red.overlay(alignment: $0) { Text("a") } },
    ])
  }

  @Test func controlsAreNamedByTheirParts() throws {
    try check([
      row(#".controlSize regular → large of Button "Buy""#, ControlSize.regular, .large) {
        Button("Buy") {}.buttonStyle(.bordered).controlSize($0)
      },
      row(#".disabled added of Button "Buy""#, false, true) { Button("Buy") {}.disabled($0) },
      row(#"role — → destructive of Button "Buy""#, nil as ButtonRole?, .destructive) {
        Button("Buy", role: $0) {}
      },
      row(#".tint #FF0000FF → #0000FFFF of Button "Buy""#, [1.0, 0], [0, 1]) {
        Button("Buy") {}.tint(Color(red: $0[0], green: 0, blue: $0[1]))
      },
      row(#".buttonStyle bordered → borderedProminent of Button "Buy""#, false, true) {
        isProminent in
        if isProminent {
          AnyView(Button("Buy") {}.buttonStyle(.borderedProminent))
        } else {
          AnyView(Button("Buy") {}.buttonStyle(.bordered))
        }
      },
      row(#".toggleStyle switch → button of Toggle "Wi-Fi""#, false, true) { isButton in
        let toggle = Toggle("Wi-Fi", isOn: .constant(true))
        if isButton {
          AnyView(toggle.toggleStyle(.button))
        } else {
          AnyView(toggle.toggleStyle(.switch))
        }
      },
      row(#"value off → on of Toggle "Wi-Fi""#, false, true) {
        Toggle("Wi-Fi", isOn: .constant($0))
      },
      row("value 0.3 → 0.7 of Slider", 0.3, 0.7) { Slider(value: .constant($0)) },
      row("value 0.3 → 0.6 of ProgressView", 0.3, 0.6) { ProgressView(value: $0) },
    ])
  }

  @Test func barsAndContainersAreNamed() throws {
    try check([
      row(".listStyle insetGrouped → plain of List", false, true) { isPlain in
        let list = List { Text("a") }
        if isPlain { AnyView(list.listStyle(.plain)) } else { AnyView(list) }
      },
      row(
        ".navigationBarTitleDisplayMode large → inline of NavigationBar",
        NavigationBarItem.TitleDisplayMode.large, .inline
      ) { mode in
        NavigationStack { Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(mode) }
      },
      row(
        ".toolbar trailing → leading of NavigationBar", ToolbarItemPlacement.topBarTrailing,
        .topBarLeading
      ) { placement in
        NavigationStack {
          Text("a").toolbar { ToolbarItem(placement: placement) { Text("b") } }
        }
      },
      row(#"value 0 → 1 of TabView; and Text "a" → "b""#, 0, 1) { selection in
        TabView(selection: .constant(selection)) {
          Tab("A", systemImage: "star", value: 0) { Text("a") }
          Tab("B", systemImage: "heart", value: 1) { Text("b") }
        }
      },
      row(#".badge 3 added of Tab "B""#, 0, 3) { badge in
        TabView {
          Tab("A", systemImage: "star") { Text("a") }
          Tab("B", systemImage: "heart") { Text("b") }.badge(badge)
        }
      },
      row(".presentationCornerRadius 10 → 40 of Sheet", 10, 40) { radius in
        Text("a").sheet(isPresented: .constant(true)) {
          Text("b").presentationCornerRadius(radius)
        }
      },
      row("columns adaptive 40 → adaptive 80 of ScrollView/LazyVGrid", 40, 80) { least in
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: least))]) {
            ForEach(0..<6) { Text("\($0)") }
          }
        }
      },
    ])
  }

  @Test func valuesOfContainersAreNamed() throws {
    try check([
      row("edge bottom → top of .safeAreaInset", VerticalEdge.bottom, .top) { edge in
        Color.red.safeAreaInset(edge: edge) { Text("a") }
      },
      row("horizontalSpacing 16 → 24 of VStack/Grid", 16.0, 24) { spacing in
        Grid(horizontalSpacing: spacing) { GridRow { ForEach(0..<3) { Text("\($0)") } } }
      },
      row(
        ".gridColumnAlignment trailing → leading of .layoutValue", HorizontalAlignment.trailing,
        .leading
      ) {
        alignment in
        Grid {
          GridRow {
            Text("a").gridColumnAlignment(alignment)
            Text("b")
          }
          GridRow { ForEach(0..<2) { Text("long \($0)") } }
        }
      },
      row(
        #"value collapsed → expanded of DisclosureGroup; and List/ListRow[1] with Text "a" added"#,
        false, true
      ) { isExpanded in
        List { DisclosureGroup("Knots", isExpanded: .constant(isExpanded)) { Text("a") } }
      },
      row(".formStyle grouped → columns of Form", false, true) { isInColumns in
        let form = Form { Text("a") }
        if isInColumns {
          AnyView(form.formStyle(.columns))
        } else {
          AnyView(form.formStyle(.grouped))
        }
      },
      row(".scrollContentBackground hidden added of List", Visibility.visible, .hidden) {
        List { Text("a") }.scrollContentBackground($0)
      },
      row(".listSectionSpacing 4 added of List", nil as CGFloat?, 4) { spacing in
        let list = List {
          Section { Text("a") }
          Section { Text("b") }
        }
        if let spacing { AnyView(list.listSectionSpacing(spacing)) } else { AnyView(list) }
      },
      row(
        ".toolbarBackground visible added of NavigationBar", Visibility.automatic, .visible
      ) { visibility in
        NavigationStack {
          Text("a").navigationTitle("Title").toolbarBackground(visibility, for: .navigationBar)
        }
      },
      row(#".labelStyle titleAndIcon → iconOnly of Label "star""#, false, true) { isIconOnly in
        let label = Label("a", systemImage: "star")
        if isIconOnly {
          AnyView(label.labelStyle(.iconOnly))
        } else {
          AnyView(label.labelStyle(.titleAndIcon))
        }
      },
    ])
  }

  @Test func surroundingsAreNamed() throws {
    let card = VStack(alignment: .leading) {
      Text("Heading").font(.title)
      Text("Body")
    }
    try check([
      row(".colorScheme light → dark", ColorScheme.light, .dark) {
        card.environment(\.colorScheme, $0)
      },
      row(".layoutDirection leftToRight → rightToLeft", LayoutDirection.leftToRight, .rightToLeft) {
        card.environment(\.layoutDirection, $0)
      },
      row(".dynamicTypeSize large → xxLarge", DynamicTypeSize.large, .xxLarge) {
        card.dynamicTypeSize($0)
      },
      row(".locale en_US → de_DE", "en_US", "de_DE") {
        Text(1234.5, format: .number).environment(\.locale, Locale(identifier: $0))
      },
    ])
  }
}
