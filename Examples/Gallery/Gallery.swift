import SwiftUI

/// A page of the gallery with its name.
public struct GalleryPage: Sendable {
  public let name: String
  /// The screen that the page is for, in points; nil for the page's own size.
  public let screen: CGSize?
  public let view: @MainActor @Sendable () -> AnyView

  fileprivate init(
    _ name: String, screen: CGSize? = nil, _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    self.name = name
    self.screen = screen
    self.view = { AnyView(view()) }
  }
}

extension GalleryPage {
  private static let phone = CGSize(width: 390, height: 700)
  private static let small = CGSize(width: 320, height: 460)

  /// Every page, in light; some in dark and from right to left as well.
  public static let all = [
    GalleryPage("alert", screen: small) { AlertPage() },
    GalleryPage("blendModes") { BlendModesPage() },
    GalleryPage("buttons") { ButtonsPage() },
    GalleryPage("buttons-dark") { ButtonsPage().environment(\.colorScheme, .dark) },
    GalleryPage("canvas") { CanvasPage() },
    GalleryPage("colors") { ColorsPage() },
    GalleryPage("colors-dark") { ColorsPage().environment(\.colorScheme, .dark) },
    GalleryPage("controls") { ControlsPage() },
    GalleryPage("controls-dark") { ControlsPage().environment(\.colorScheme, .dark) },
    GalleryPage("controls-rightToLeft") {
      ControlsPage().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryPage("dialog", screen: small) { DialogPage() },
    GalleryPage("effects") { EffectsPage() },
    GalleryPage("fields") { FieldsPage() },
    GalleryPage("form", screen: phone) { FormPage() },
    GalleryPage("form-dark", screen: phone) { FormPage().environment(\.colorScheme, .dark) },
    GalleryPage("gradients") { GradientsPage() },
    GalleryPage("images") { ImagesPage() },
    GalleryPage("list", screen: CGSize(width: 390, height: 980)) { ListPage() },
    GalleryPage("list-rightToLeft", screen: CGSize(width: 390, height: 980)) {
      ListPage().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryPage("masks") { MasksPage() },
    GalleryPage("materials") { MaterialsPage() },
    GalleryPage("navigation", screen: small) { NavigationPage() },
    GalleryPage("paths") { PathsPage() },
    GalleryPage("pickers") { PickersPage() },
    GalleryPage("pickers-dark") { PickersPage().environment(\.colorScheme, .dark) },
    GalleryPage("plainList", screen: phone) { PlainListPage() },
    GalleryPage("pushed", screen: small) { PushedPage() },
    GalleryPage("shapes") { ShapesPage() },
    GalleryPage("sheet", screen: small) { SheetPage() },
    GalleryPage("stacks") { StacksPage() },
    GalleryPage("stacks-rightToLeft") {
      StacksPage().environment(\.layoutDirection, .rightToLeft)
    },
    GalleryPage("symbols") { SymbolsPage() },
    GalleryPage("tabs", screen: small) { TabsPage() },
    GalleryPage("textLayout") { TextLayoutPage() },
    GalleryPage("textStyles") { TextStylesPage() },
    GalleryPage("textStyles-dark") { TextStylesPage().environment(\.colorScheme, .dark) },
    GalleryPage("transforms") { TransformsPage() },
  ]
}
