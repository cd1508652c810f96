import Foundation

extension SystemLook {
  /// The look of iOS 26.
  package static let iOS26 = SystemLook(
    button: Button(  // Measurements.md#button-shape-ios26
      smallRadius: nil, regularRadius: nil, largeRadius: nil),
    toggle: Toggle(  // Measurements.md#switch-ios26
      size: CGSize(width: 63, height: 28), knob: CGSize(width: 39, height: 24),
      knobInsets: EdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2), overhang: 0,
      disabledOpacity: 1, disabledTrackOpacity: 0.5),
    slider: Slider(  // Measurements.md#slider-ios26
      trackHeight: 6, trackInset: 0, track: Color.primary.opacity(0.1),
      knob: CGSize(width: 38, height: 25)),
    stepper: Stepper(  // Measurements.md#stepper-ios26
      plate: .capsule,
      fill: Color.primary.opacity(11 / 255), divider: Color.primary.opacity(75 / 255),
      symbolSize: 13.5, pressedRadius: 16),
    picker: Picker(
      menuPadding: CGSize(width: 13.5, height: 8),  // Measurements.md#picker-menu-ios26
      // Measurements.md#picker-segmented-ios26
      segmentedHeight: 32, segmentedPlate: .capsule, segmentPlate: .capsule,
      segmentPadding: 10, segmentWeight: .medium,
      darkSegment: Color(red: 191 / 255, green: 191 / 255, blue: 204 / 255, opacity: 0.47),
      // Measurements.md#date-picker-ios26
      datePadding: 13.5, dateHeight: 89 / 3, datePlate: .capsule),
    field: Field(  // Measurements.md#text-field-ios26
      prompt: Color.primary.opacity(66 / 255), borderPadding: 7.5, borderRadius: 4),
    list: List(
      rowHeight: 52,  // Measurements.md#list-row-height-ios26
      rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      cornerRadius: 26, narrowMargin: 16, wideMargin: 16,  // Measurements.md#list-card-ios26
      // Measurements.md#list-header-ios26
      firstHeaderDistance: 17.5,
      header: HeaderLook(font: .body.weight(.semibold), isUppercase: false, padding: (-7.5, 10)),
      plainHeader: HeaderLook(
        font: .body.weight(.semibold), isUppercase: false, padding: (32, 10)),
      groupFooterPadding: (8, -11.5),
      // Measurements.md#list-separator-ios26
      separatorThickness: 1, separator: Color.primary.opacity(25 / 255), separatorInset: 16,
      // Measurements.md#list-swipe-ios26
      swipe: SwipeLook(height: 50, radius: 25, inset: 4, titledHeight: .infinity),
      colorsIconsWithTexts: true),  // Measurements.md#list-label-color-ios26
    bar: Bar(  // Measurements.md#navigation-bar-ios26
      height: 64, compactHeight: 54, wideHeight: 64,
      sheetHeight: 64,  // Measurements.md#navigation-bar-sheet
      rowLift: 10, liftingStatusBar: 21,  // Measurements.md#navigation-bar-status-ios26
      largeTitleHeight: 52.5, largeTitleInset: 4, collapseLead: 0,
      itemSpacing: 12, symbolSpacing: (0, 0), hasBackTitle: false, backInset: 16, chevronSize: 19,
      ground: .fade(  // Measurements.md#bar-fade-ios26
        top: EdgeFade(overhang: 16, opacities: [0.12, 0.12, 0.13, 0.26, 0.73, 1]),
        bottom: EdgeFade(overhang: 26, opacities: [0.28, 0.26, 0.34, 0.58, 0.83, 1])),
      platter: Platter(height: 44, padding: 16),
      // Measurements.md#toolbar-ios26
      toolbar: Toolbar(
        height: 48, inset: 28, searchInset: 12, spacing: 12,
        platter: Platter(height: 48, padding: 12), band: 76),
      // Measurements.md#search-field-ios26
      search: Search(
        isAtBottom: true, height: 48, band: 60, top: 1, bottom: 15, plate: .capsule,
        icon: .primary, inset: 12, toolbarInset: 17.5, spacing: 7.5)),
    tabBar: TabBar(  // Measurements.md#tab-bar-ios26
      height: 54, compactHeight: 54, itemInset: 7.5, iconHeight: 24, symbolSize: 18.5,
      titleSpacing: 3,
      unselected: .primary,
      // The capsule is 62 tall: the items and the insets above and below.
      capsule: TabCapsule(
        band: 83, itemWidth: 94, pitch: 86, inset: 4, margin: 21,
        searchSpacing: 8,  // Measurements.md#search-tab-ios26
        selection: Color.primary.opacity(0.071)),
      top: TopTabBar(  // Measurements.md#tab-bar-top
        height: 44, inset: 4, padding: 16, fontSize: 15, fill: nil,
        selection: Color.primary.opacity(0.086))),
    sheet: Sheet(  // Measurements.md#sheet-ios26
      top: 0, topOverSheet: 10, leastTop: 31, radius: 39, mediumFraction: 351 / 636, floatInset: 6,
      pushInset: 0,
      form: CGSize(width: 540, height: 620), pageWidth: 712,  // Measurements.md#sheet-centred
      popoverRadius: 32.5, popoverArrow: 24),  // Measurements.md#dialog-ios26
    alert: Alert(  // Measurements.md#alert-ios26
      width: 320, margin: 38, radius: 34,
      form: .capsules(
        AlertCapsules(
          textInset: 29.5, textTop: 21.5, textSpacing: 8, textBottom: 20, messageSize: 15,
          buttonHeight: 48, buttonSpacing: 8, buttonInset: 16, bottom: 16,
          fill: Color.primary.opacity(0.12))),
      dialog: Dialog(  // Measurements.md#dialog-ios26
        width: 238,
        textInsets: EdgeInsets(top: 8, leading: 15, bottom: 16.5, trailing: 15), inset: 13.5,
        buttonHeight: 45.5, buttonSpacing: 10.5, fill: Color.primary.opacity(0.12))),
    menu: Menu(  // Measurements.md#menu-card-ios26
      radius: 32, padding: 10, rowHeight: 42, inset: 24, hasSeparators: false,
      group: .line(thickness: 1, distance: 10), markWidth: 26, iconWidth: 24, iconSpacing: 12,
      beginsWithIcons: true, ground: .glass, coversSource: true,
      sourceOutset: 12, previewRadius: 26),  // Measurements.md#context-menu-preview
    // Measurements.md#split-view-columns
    columns: Columns(width: 320, inspectorWidth: 320, sidebarInset: 8, sidebarRadius: 26),
    glass: .lens(  // Measurements.md#glass-rim-ios26
      Lens(
        rimWidth: 1, rim: [rim(0.9, dark: 0.13), rim(0.5, dark: 0.09), rim(0.7, dark: 0.04)],
        shadowOpacity: 0.09, shadowRadius: 18,
        shadowOffset: 8,
        // Measurements.md#glass-refraction-ios26
        refractingWidth: 12, refraction: 16)))

  /// White in the opacities of a rim in light and in dark appearance.
  private static func rim(_ light: Double, dark: Double) -> Color {
    Color(
      dynamic: DynamicColor {
        Color.white.opacity($0.colorScheme == .dark ? dark : light).resolved(in: $0)
      })
  }
}
