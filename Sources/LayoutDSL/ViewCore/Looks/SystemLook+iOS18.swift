import Foundation

extension SystemLook {
  /// The look of iOS 18, the default.
  package static let iOS18 = SystemLook(
    button: Button(  // Measurements.md#button-corner-radius
      smallRadius: nil, regularRadius: 8, largeRadius: 12),
    toggle: Toggle(  // Measurements.md#switch-size, Measurements.md#control-disabled-opacity
      size: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27),
      knobInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2),
      overhang: 2,  // Measurements.md#switch-width
      disabledOpacity: 0.5, disabledTrackOpacity: 1),
    slider: Slider(  // Measurements.md#slider-track, Measurements.md#slider-track-inset
      trackHeight: 4, trackInset: 1, track: Color(system: .fill),
      knob: CGSize(width: 28, height: 28)),
    stepper: Stepper(  // Measurements.md#stepper-marks
      plate: .rounded(8), fill: Color(system: .tertiaryFill), divider: Color(system: .tertiary),
      symbolSize: 15, pressedRadius: 8),
    picker: Picker(
      menuPadding: CGSize(width: 12, height: 7),  // Measurements.md#picker-menu-padding
      segmentedHeight: 32,  // Measurements.md#picker-segmented-height
      // Measurements.md#picker-segmented-shape
      segmentedPlate: .rounded(9), segmentPlate: .rounded(7), segmentPadding: 8,
      segmentWeight: .regular,  // Measurements.md#picker-segmented-title
      darkSegment: Color(system: .gray2),
      // Measurements.md#date-picker-pill
      datePadding: 12, dateHeight: 34.5, datePlate: .rounded(8)),
    field: Field(  // Measurements.md#text-field-border
      prompt: Color(system: .placeholderText), borderPadding: 7, borderRadius: 5),
    list: List(
      rowHeight: 44,  // Measurements.md#list-row-height
      // Measurements.md#list-row-insets
      rowInsets: EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20),
      cornerRadius: 10,  // Measurements.md#list-card-corner
      narrowMargin: 16, wideMargin: 20,  // Measurements.md#list-card-margin
      firstHeaderDistance: 17.5,  // Measurements.md#list-first-header
      // Measurements.md#list-header-font, Measurements.md#list-header-padding
      header: HeaderLook(font: .footnote, isUppercase: true, padding: (-0.5, 6)),
      plainHeader: HeaderLook(
        font: .subheadline.weight(.semibold), isUppercase: false, padding: (5, 5)),
      groupFooterPadding: (6, -5.5),  // Measurements.md#list-footer-padding
      // Measurements.md#list-separator
      separatorThickness: nil, separator: Color(system: .separator), separatorInset: 0,
      // Measurements.md#list-swipe-titles
      swipe: SwipeLook(height: .infinity, radius: 0, inset: 0, titledHeight: 91),
      colorsIconsWithTexts: false),
    bar: Bar(
      // Measurements.md#navigation-bar-height, Measurements.md#navigation-bar-compact
      height: 44, compactHeight: 32, wideHeight: 50,  // Measurements.md#navigation-bar-wide
      sheetHeight: 56,  // Measurements.md#navigation-bar-sheet
      rowLift: 16 / 3, liftingStatusBar: 59,  // Measurements.md#navigation-bar-island
      largeTitleHeight: 52,  // Measurements.md#navigation-large-title-height
      largeTitleInset: 3,  // Measurements.md#navigation-title-insets
      collapseLead: 8,  // Measurements.md#navigation-collapse
      // Measurements.md#navigation-bar-items, Measurements.md#navigation-bar-symbols
      itemSpacing: 16, symbolSpacing: (5.5, 11), hasBackTitle: true, backInset: 8, chevronSize: 17,
      ground: .material,
      platter: nil,
      // Measurements.md#toolbar-height
      toolbar: Toolbar(
        height: 44, inset: 16, searchInset: 16, spacing: 16, platter: nil, band: 0),
      // Measurements.md#search-field
      search: Search(  // Measurements.md#search-field, Measurements.md#navigation-search-height
        isAtBottom: false, height: 36, band: 52, top: 1, bottom: 15, plate: .rounded(10),
        icon: Color(system: .secondary), inset: 6, toolbarInset: 6, spacing: 4)),
    tabBar: TabBar(
      // Measurements.md#tab-bar-height, Measurements.md#tab-bar-compact
      height: 49, compactHeight: 32,
      // Measurements.md#tab-bar-item
      itemInset: 6, iconHeight: 28, symbolSize: 18, titleSpacing: 1,
      unselected: Color(
        dynamic: DynamicColor {
          Color(white: $0.colorScheme == .dark ? 117 / 255 : 0.6).resolved(in: $0)
        }), capsule: nil,
      top: TopTabBar(  // Measurements.md#tab-bar-top
        height: 44, inset: 4, padding: 16, fontSize: 15, fill: Color(system: .quaternaryFill),
        selection: Color(system: .tertiaryFill))),
    sheet: Sheet(  // Measurements.md#sheet-card
      top: 10, topOverSheet: 10, leastTop: 0, radius: 10, mediumFraction: 0.5, floatInset: 0,
      pushInset: 16,
      form: CGSize(width: 540, height: 620), pageWidth: 712,  // Measurements.md#sheet-centred
      popoverRadius: 13, popoverArrow: 26),  // Measurements.md#popover-card
    // Measurements.md#alert-card
    alert: Alert(width: 270, margin: 0, radius: 14, form: .hairlines, dialog: nil),
    menu: Menu(  // Measurements.md#menu-card
      radius: 13, padding: 0, rowHeight: 44, inset: 16, hasSeparators: true,
      group: .band(height: 8), markWidth: 24, iconWidth: 26, iconSpacing: 8, beginsWithIcons: false,
      ground: .material, coversSource: false,
      sourceOutset: 0, previewRadius: 13),  // Measurements.md#context-menu-preview
    // Measurements.md#split-view-columns
    columns: Columns(width: 320, inspectorWidth: 320, sidebarInset: 0, sidebarRadius: 0),
    glass: .material)
}
