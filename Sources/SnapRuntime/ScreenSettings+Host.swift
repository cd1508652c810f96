import Foundation
import LayoutDSL
import Render

extension ScreenSettings {
  var colorScheme: ColorScheme { scheme == .dark ? .dark : .light }

  /// The named device, in portrait or landscape.
  private var namedDevice: Device? {
    device.flatMap(Device.init(named:)).map { isLandscape ? $0.landscape : $0 }
  }

  /// The size of the screen for code that runs before there is one.
  var screenSize: CGSize { size ?? (namedDevice ?? .standard).size }

  /// Returns a screen with a view that is not a preview; by default, the screen has the view's
  /// ideal size, or is that of a device if it has a status bar or the view has bars or a list.
  @MainActor func host<Content: View>(
    @ViewBuilder content: () -> Content
  ) throws(FontError) -> ViewHost {
    let device = namedDevice ?? (showsStatusBar ? Device.standard : nil)
    let size = size ?? device?.size
    let insets = self.size == nil ? device?.safeAreaInsets : nil
    let host = try makeHost(size: size, insets: insets, content: content)
    guard size == nil else { return host }
    let standard = Device.standard
    if host.hasBarsOrList, host.fittingSize(in: standard.size) == standard.size {
      host.size = standard.size
      if safeArea == nil {
        ViewHost.insetsOutsideViews = standard.safeAreaInsets
        host.safeAreaInsets = standard.safeAreaInsets
      }
    } else if !host.size.canBeDrawn {
      host.size = standard.size
    }
    return host
  }

  /// Returns a screen with a preview, in the chosen size or in that of the preview's layout.
  @MainActor func host<Content: View>(
    for preview: PreviewSettings, @ViewBuilder content: () -> Content
  ) throws(FontError) -> ViewHost {
    if let size { return try makeHost(size: size, insets: nil, content: content) }
    let device = device(for: preview)
    switch preview.layout ?? .device {
    case .fixed(let width, let height):
      return try makeHost(
        size: CGSize(width: width, height: height), insets: nil, content: content)
    case .sizeThatFits:
      let host = try makeHost(size: device.size, insets: nil, content: content)
      host.size = host.fittingSize(in: device.size)
      if !host.size.canBeDrawn { host.size = device.size }
      return host
    case .device:
      return try makeHost(size: device.size, insets: device.safeAreaInsets, content: content)
    }
  }

  /// Returns a screen with a preview whose type is known only at run time, without a wrapper view.
  @MainActor func host(
    for preview: PreviewSettings, showing view: some View
  ) throws(FontError) -> ViewHost {
    try host(for: preview) { view }
  }

  /// Returns the device of the command line, else that of the preview, else the standard one.
  private func device(for preview: PreviewSettings) -> Device {
    if let namedDevice { return namedDevice }
    let device = preview.device.flatMap { Device(named: $0.rawValue) } ?? .standard
    let turns = isLandscape || [.landscapeLeft, .landscapeRight].contains(preview.orientation)
    return turns ? device.landscape : device
  }

  @MainActor private func makeHost<Content: View>(
    size: CGSize?, insets: EdgeInsets?, @ViewBuilder content: () -> Content
  ) throws(FontError) -> ViewHost {
    let chosen = safeArea.map {
      EdgeInsets(top: $0.top, leading: $0.leading, bottom: $0.bottom, trailing: $0.trailing)
    }
    let insets = chosen ?? insets ?? EdgeInsets()
    ViewHost.insetsOutsideViews = insets
    let host = try ViewHost(
      size: size, scale: scale ?? namedDevice?.scale ?? 1, colorScheme: colorScheme,
      safeAreaInsets: insets, environment: environment,
      background: background.color, palette: systemVersion >= 26 ? .iOS26 : .iOS18,
      content: content)
    host.showsStatusBar = showsStatusBar
    return host
  }

  private var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    if let index = TypeSize.allCases.firstIndex(of: typeSize) {
      environment.dynamicTypeSize = DynamicTypeSize.allCases[index]
    }
    if isRightToLeft { environment.layoutDirection = .rightToLeft }
    if hasBoldText { environment.legibilityWeight = .bold }
    if contrast == .increased { environment.styles.color.contrast = .increased }
    if reducesMotion { environment.accessibilityReduceMotion = true }
    return environment
  }
}

extension ViewHost {
  /// Whether the view has a navigation stack, tabs, or a list without an ideal width.
  fileprivate var hasBarsOrList: Bool {
    viewGraph.root.statusBarScheme != nil || viewGraph.mainScrollNode?.isListWithoutWidth == true
  }

  /// Returns the size that the view chooses for a proposed size.
  fileprivate func fittingSize(in size: CGSize) -> CGSize {
    viewGraph.root.children.first?.measure(ProposedViewSize(size)) ?? .zero
  }
}

extension CGSize {
  fileprivate var canBeDrawn: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}
