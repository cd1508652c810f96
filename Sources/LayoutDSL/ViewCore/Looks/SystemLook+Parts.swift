import Foundation

// The constants of each kind of view. A plate is the shape of a control's background.
extension SystemLook {
  /// The width of screens and lists from which the margins at their sides are 20 points.
  ///
  /// Measurements.md#list-card-ios26, Measurements.md#navigation-bar-items
  package static let wideWidth: CGFloat = 414

  /// The shape of the background of a control.
  package enum Plate: Equatable, Sendable {
    /// A rectangle with corners of a radius.
    case rounded(CGFloat)
    case capsule
  }

  package struct Button: Sendable {
    /// The corner radii of bordered buttons by control size; nil for capsules.
    package let smallRadius: CGFloat?
    package let regularRadius: CGFloat?
    package let largeRadius: CGFloat?

    /// Returns the opacity of the tint behind a tinted button.
    ///
    /// Measurements.md#button-tinted-fill
    package static func tintedFillOpacity(isDark: Bool) -> Double { isDark ? 0.25 : 0.15 }
  }

  package struct Toggle: Sendable {
    package let size: CGSize
    package let knob: CGSize
    /// The distances of the knob from the leading end while off, the trailing end while on, the top
    /// and the bottom.
    package let knobInsets: EdgeInsets
    /// The length by which the switch extends beyond its frame at the trailing edge.
    package let overhang: CGFloat
    /// The opacities of a disabled switch: of all of it, and of its track alone.
    package let disabledOpacity: Double
    package let disabledTrackOpacity: Double
  }

  package struct Slider: Sendable {
    package let trackHeight: CGFloat
    /// The length by which the track is shorter than the slider at each end.
    package let trackInset: CGFloat
    package let track: Color
    package let knob: CGSize
  }

  package struct Stepper: Sendable {
    package let plate: Plate
    package let fill: Color
    package let divider: Color
    package let symbolSize: CGFloat
    /// The corner radius of a pressed half.
    package let pressedRadius: CGFloat
  }

  package struct Picker: Sendable {
    /// The distances around the value of a menu picker, at the sides and above and below.
    package let menuPadding: CGSize
    package let segmentedHeight: CGFloat
    package let segmentedPlate: Plate
    /// The background of the selected segment, before an inset of 2.
    package let segmentPlate: Plate
    package let segmentPadding: CGFloat
    package let segmentWeight: Font.Weight
    /// The colour of the selected segment in dark appearance.
    package let darkSegment: Color
    /// The distance at the sides of the texts of a compact date picker.
    package let datePadding: CGFloat
    package let dateHeight: CGFloat
    package let datePlate: Plate
  }

  package struct Field: Sendable {
    package let prompt: Color
    package let borderPadding: CGFloat
    package let borderRadius: CGFloat
  }

  package struct List: Sendable {
    package let rowHeight: CGFloat
    package let rowInsets: EdgeInsets
    package let cornerRadius: CGFloat
    /// The margins beside cards in narrow and in wide lists.
    package let narrowMargin: CGFloat
    package let wideMargin: CGFloat
    /// The distance above the first header of a group, before the padding of the header.
    package let firstHeaderDistance: CGFloat
    package let header: HeaderLook
    package let plainHeader: HeaderLook
    package let groupFooterPadding: (top: CGFloat, bottom: CGFloat)
    /// The thickness of separators; nil for a pixel.
    package let separatorThickness: CGFloat?
    package let separator: Color
    /// The distance of separators from the trailing edge of a card or list.
    package let separatorInset: CGFloat
    package let swipe: SwipeLook
    /// Whether a foreground style that an app sets for a label colours its icon too.
    package let colorsIconsWithTexts: Bool

    /// Returns the distance of cards from the sides of a list.
    ///
    /// Measurements.md#list-card-margin, Measurements.md#list-card-ios26
    package func cardMargin(in width: CGFloat) -> CGFloat {
      width < 390 ? narrowMargin : width < wideWidth ? wideMargin : max(wideMargin, 20)
    }

    /// Returns the insets of rows, which are wider at the sides of wide lists.
    ///
    /// Measurements.md#list-row-insets, Measurements.md#list-card-ios26
    package func rowInsets(in width: CGFloat?) -> EdgeInsets {
      guard let width, width >= wideWidth else { return rowInsets }
      var insets = rowInsets
      insets.leading = max(insets.leading, 20)
      insets.trailing = max(insets.trailing, 20)
      return insets
    }

    /// Returns the distance of separators from the trailing edge of a card or list.
    package func separatorInset(in width: CGFloat) -> CGFloat {
      separatorInset > 0 && width >= wideWidth ? max(separatorInset, 20) : separatorInset
    }
  }

  /// The greatest height of a swipe action, its corners and the distance around it.
  package struct SwipeLook: Sendable {
    package let height: CGFloat
    package let radius: CGFloat
    package let inset: CGFloat
    /// The least height of a row whose actions have their titles below their symbols.
    package let titledHeight: CGFloat
  }

  /// The text of a section header and the distances above and below it.
  package struct HeaderLook: Sendable {
    package let font: Font
    package let isUppercase: Bool
    package let padding: (top: CGFloat, bottom: CGFloat)
  }

  package struct Bar: Sendable {
    /// The heights of the row of a navigation bar: by default, in a compact height, on iPad, and in
    /// a sheet.
    package let height: CGFloat
    package let compactHeight: CGFloat
    package let wideHeight: CGFloat
    package let sheetHeight: CGFloat
    /// The distance by which the row is higher below a status bar of a height or more.
    package let rowLift: CGFloat
    package let liftingStatusBar: CGFloat
    package let largeTitleHeight: CGFloat
    package let largeTitleInset: CGFloat
    /// The distance between the large title and the row above it at which the row has the title.
    package let collapseLead: CGFloat
    package let itemSpacing: CGFloat
    /// The further distances between two symbols at the leading and at the trailing end.
    package let symbolSpacing: (leading: CGFloat, trailing: CGFloat)
    package let hasBackTitle: Bool
    package let backInset: CGFloat
    package let chevronSize: CGFloat
    package let ground: BarGround
    /// The glass behind the items; nil for none.
    package let platter: Platter?
    package let toolbar: Toolbar
    package let search: Search
  }

  package struct Search: Sendable {
    /// Whether the field is at the bottom of the screen, and not below the title.
    package let isAtBottom: Bool
    /// The height of a field at the bottom.
    package let height: CGFloat
    /// The height of the band below a title, with the field and the distances around it.
    package let band: CGFloat
    /// The distances of the field from the top and the bottom of the band.
    package let top: CGFloat
    package let bottom: CGFloat
    /// The plate of a field below a title.
    package let plate: Plate
    /// The colour of the magnifying glass of a field below a title.
    package let icon: Color
    /// The distances of the content from the sides of a field below a title and in a toolbar, and
    /// between the magnifying glass and the text.
    package let inset: CGFloat
    package let toolbarInset: CGFloat
    package let spacing: CGFloat
  }

  /// The background of a bar with content behind it.
  package enum BarGround: Sendable {
    /// A material with a hairline.
    case material
    /// None: content fades behind bars at the top and at the bottom.
    case fade(top: EdgeFade, bottom: EdgeFade)
  }

  /// The opacity of content behind a bar, in equal steps from the edge of the screen to a length
  /// beyond the bar.
  package struct EdgeFade: Sendable {
    package let overhang: CGFloat
    package let opacities: [Double]
  }

  /// The glass behind the items of a bar.
  package struct Platter: Sendable {
    package let height: CGFloat
    /// The distance at the sides of a title.
    package let padding: CGFloat
  }

  package struct Toolbar: Sendable {
    package let height: CGFloat
    package let inset: CGFloat
    /// The distance of an active search field from the sides.
    package let searchInset: CGFloat
    package let spacing: CGFloat
    package let platter: Platter?
    /// The height from the bottom of the screen, its safe area included; 0 to end above the safe
    /// area.
    package let band: CGFloat
  }

  package struct TabBar: Sendable {
    /// The height of the bar, or of the items on a capsule, by default and in a compact height.
    package let height: CGFloat
    package let compactHeight: CGFloat
    package let itemInset: CGFloat
    package let iconHeight: CGFloat
    /// The font size of symbols above titles.
    package let symbolSize: CGFloat
    package let titleSpacing: CGFloat
    package let unselected: Color
    /// The capsule that the items are on; nil for a bar from edge to edge.
    package let capsule: TabCapsule?
    /// The bar in the row of an iPad's navigation bar.
    package let top: TopTabBar
  }

  /// The capsule of a tab bar in the row of an iPad's navigation bar.
  package struct TopTabBar: Sendable {
    package let height: CGFloat
    /// The distance of the items from the edge of the capsule.
    package let inset: CGFloat
    /// The distance at the sides of a title.
    package let padding: CGFloat
    package let fontSize: CGFloat
    /// The fill over the material of the capsule; nil for glass.
    package let fill: Color?
    package let selection: Color
  }

  /// The capsule of glass of a floating tab bar.
  package struct TabCapsule: Sendable {
    /// The height that the bar takes, from the bottom of the screen.
    package let band: CGFloat
    /// The width of the first item, and that by which each further one widens the bar.
    package let itemWidth: CGFloat
    package let pitch: CGFloat
    /// The distance of the items from the edge of the capsule.
    package let inset: CGFloat
    /// The least distance of the capsule from the sides of the screen.
    package let margin: CGFloat
    /// The distance between the capsule and the circle of a search tab.
    package let searchSpacing: CGFloat
    package let selection: Color
  }

  package struct Sheet: Sendable {
    /// The least distances of the card from the top of the safe area, also over another sheet, and
    /// from that of the screen.
    package let top: CGFloat
    package let topOverSheet: CGFloat
    package let leastTop: CGFloat
    package let radius: CGFloat
    /// The fraction of the height of a large sheet that the medium one has.
    package let mediumFraction: CGFloat
    /// The distance of a smaller sheet from the sides and the bottom of the screen.
    package let floatInset: CGFloat
    /// The distance from the sides of the screen of the one behind a large sheet; 0 if it stays in
    /// place.
    package let pushInset: CGFloat
    /// The sizes of centred sheets for forms and for pages; a page is as tall as the screen allows.
    package let form: CGSize
    package let pageWidth: CGFloat
    /// The corner radius and the width of the arrow of a popover.
    package let popoverRadius: CGFloat
    package let popoverArrow: CGFloat
  }

  package struct Alert: Sendable {
    /// The width of an alert, and its least distance from the sides of the screen.
    package let width: CGFloat
    package let margin: CGFloat
    package let radius: CGFloat
    package let form: AlertForm
    /// The confirmation dialog of phones; nil for an action sheet at the bottom of the screen.
    package let dialog: Dialog?
  }

  /// A confirmation dialog that points at its view.
  package struct Dialog: Sendable {
    package let width: CGFloat
    /// The distances of the texts from the edges of the buttons.
    package let textInsets: EdgeInsets
    package let inset: CGFloat
    package let buttonHeight: CGFloat
    package let buttonSpacing: CGFloat
    package let fill: Color
  }

  /// The form of an alert: buttons between hairlines, or capsules.
  package enum AlertForm: Sendable {
    case hairlines
    case capsules(AlertCapsules)
  }

  /// The distances of an alert with capsules.
  package struct AlertCapsules: Sendable {
    package let textInset: CGFloat
    package let textTop: CGFloat
    package let textSpacing: CGFloat
    package let textBottom: CGFloat
    package let messageSize: CGFloat
    package let buttonHeight: CGFloat
    package let buttonSpacing: CGFloat
    package let buttonInset: CGFloat
    package let bottom: CGFloat
    package let fill: Color
  }

  /// The columns of a split view and of an inspector on iPad.
  package struct Columns: Sendable {
    package let width: CGFloat
    package let inspectorWidth: CGFloat
    /// The distance of the sidebar from the edges of the screen, and its corner radius; 0 for a
    /// sidebar from edge to edge.
    package let sidebarInset: CGFloat
    package let sidebarRadius: CGFloat
  }

  package struct Menu: Sendable {
    package let radius: CGFloat
    /// The distance above the first and below the last item.
    package let padding: CGFloat
    /// The least height of an item, and the distance at the sides of items, headers and lines.
    package let rowHeight: CGFloat
    package let inset: CGFloat
    /// Whether lines separate the items.
    package let hasSeparators: Bool
    package let group: MenuGroupEdge
    /// The widths of the column of check marks before the titles, and of that of icons.
    package let markWidth: CGFloat
    package let iconWidth: CGFloat
    /// The distance between the column of icons and the titles.
    package let iconSpacing: CGFloat
    /// Whether the icons are before the titles, and the chevrons of submenus after them.
    package let beginsWithIcons: Bool
    package let ground: MenuGround
    /// Whether an open menu covers its source, and the length by which it is wider at the sides.
    package let coversSource: Bool
    package let sourceOutset: CGFloat
    /// The corner radius of the preview of a context menu.
    package let previewRadius: CGFloat
  }

  /// The separator between the groups of a menu.
  package enum MenuGroupEdge: Sendable {
    case band(height: CGFloat)
    case line(thickness: CGFloat, distance: CGFloat)
  }

  /// The background of a menu.
  package enum MenuGround: Sendable {
    case material, glass
  }

  /// The form in which glass is drawn.
  package enum GlassForm: Sendable {
    /// The thinnest material.
    case material
    case lens(Lens)
  }

  /// The rim, the shadow and the refraction of glass.
  package struct Lens: Sendable {
    package let rimWidth: CGFloat
    /// The colours along the rim, from the top leading to the bottom trailing corner.
    package let rim: [Color]
    package let shadowOpacity: Double
    package let shadowRadius: CGFloat
    package let shadowOffset: CGFloat
    /// The width of the rim in which content is refracted, and the distance from which it comes.
    package let refractingWidth: CGFloat
    package let refraction: CGFloat
  }
}
