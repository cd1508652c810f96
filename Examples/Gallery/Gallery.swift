import SwiftUI

/// A page of the gallery with its name.
public struct GalleryPage: Sendable {
  /// The name of the page.
  public let name: String
  /// The screen that the page is for, in points; nil for the page's own size.
  private let screen: CGSize?
  /// Pixels per point.
  private let scale: CGFloat
  private let palette: ViewHost.Palette
  /// The points at which fingers come down, all at the same time.
  private let touches: [CGPoint]
  /// Whether the fingers are lifted again.
  private let isTap: Bool
  private let view: @MainActor @Sendable () -> AnyView

  fileprivate init(
    _ name: String, screen: CGSize? = nil, scale: CGFloat = 2, palette: ViewHost.Palette = .iOS18,
    touches: [CGPoint] = [], isTap: Bool = false,
    _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.screen = screen
    self.scale = scale
    self.palette = palette
    self.touches = touches
    self.isTap = isTap
    self.view = { AnyView(view()) }
  }

  /// A screen that shows the page, after it has been touched.
  @MainActor public func host() throws -> ViewHost {
    let host = try ViewHost(size: screen, scale: scale, palette: palette, content: view)
    for (finger, place) in touches.enumerated() {
      host.touchDown(at: place, finger: finger)
      if isTap { host.touchUp(at: place, finger: finger) }
    }
    host.advance(by: 0.3)
    return host
  }
}

extension GalleryPage {
  private static let phone = CGSize(width: 390, height: 700)
  private static let small = CGSize(width: 320, height: 460)

  /// Every page, in light; some in dark and from right to left as well.
  public static let all = [
    GalleryPage("alert", screen: small) { AlertPage() },
    GalleryPage("alert-iOS26", screen: small, palette: .iOS26) { AlertPage() },
    GalleryPage("blendModes") { BlendModesPage() },
    GalleryPage("buttons") { ButtonsPage() },
    GalleryPage("buttons-iOS26", palette: .iOS26) { ButtonsPage() },
    GalleryPage("buttons-dark") { ButtonsPage().environment(\.colorScheme, .dark) },
    GalleryPage("canvas", scale: 1) { CanvasPage() },
    GalleryPage("colors") { ColorsPage() },
    GalleryPage("colors-dark") { ColorsPage().environment(\.colorScheme, .dark) },
    GalleryPage("colors-iOS26", palette: .iOS26) { ColorsPage() },
    GalleryPage("controls") { ControlsPage() },
    GalleryPage("controls-iOS26", palette: .iOS26) { ControlsPage() },
    GalleryPage("controls-iOS26-dark", palette: .iOS26) {
      ControlsPage().environment(\.colorScheme, .dark)
    },
    GalleryPage("controls-dark") { ControlsPage().environment(\.colorScheme, .dark) },
    GalleryPage("controls-rightToLeft") {
      ControlsPage().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryPage("dialog", screen: small) { DialogPage() },
    GalleryPage("effects", scale: 1) { EffectsPage() },
    GalleryPage("fields") { FieldsPage() },
    GalleryPage("form", screen: phone) { FormPage() },
    GalleryPage("form-iOS26", screen: phone, palette: .iOS26) { FormPage() },
    GalleryPage("form-dark", screen: phone) { FormPage().environment(\.colorScheme, .dark) },
    GalleryPage("gradients", scale: 1) { GradientsPage() },
    GalleryPage("images") { ImagesPage() },
    GalleryPage("list", screen: CGSize(width: 390, height: 980)) { ListPage() },
    GalleryPage("list-iOS26", screen: CGSize(width: 390, height: 980), palette: .iOS26) {
      ListPage()
    },
    GalleryPage("list-rightToLeft", screen: CGSize(width: 390, height: 980)) {
      ListPage().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryPage("menu", screen: small, touches: [CGPoint(x: 160, y: 22)], isTap: true) {
      MenuPage()
    },
    GalleryPage("masks") { MasksPage() },
    GalleryPage("materials", scale: 1) { MaterialsPage() },
    GalleryPage("navigation", screen: small) { NavigationPage() },
    GalleryPage("navigation-iOS26", screen: phone, palette: .iOS26) { NavigationPage() },
    GalleryPage("paths") { PathsPage() },
    GalleryPage("pickers") { PickersPage() },
    GalleryPage("pickers-iOS26", palette: .iOS26) { PickersPage() },
    GalleryPage("pickers-dark") { PickersPage().environment(\.colorScheme, .dark) },
    GalleryPage("plainList", screen: phone) { PlainListPage() },
    GalleryPage("pressed", touches: [26, 60, 102, 150, 199, 249].map { CGPoint(x: 40, y: $0) }) {
      PressedPage()
    },
    GalleryPage("pushed", screen: small) { PushedPage() },
    GalleryPage("pushed-iOS26", screen: small, palette: .iOS26) { PushedPage() },
    GalleryPage("shapes") { ShapesPage() },
    GalleryPage("sheet", screen: small) { SheetPage() },
    GalleryPage("sheet-iOS26", screen: small, palette: .iOS26) { SheetPage() },
    GalleryPage("stacks") { StacksPage() },
    GalleryPage("symbols") { SymbolsPage() },
    GalleryPage("tabs", screen: small) { TabsPage() },
    GalleryPage("tabs-iOS26", screen: small, palette: .iOS26) { TabsPage() },
    GalleryPage("textLayout") { TextLayoutPage() },
    GalleryPage("textStyles") { TextStylesPage() },
    GalleryPage("transforms") { TransformsPage() },
  ]
}
