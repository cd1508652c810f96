import Codecs
import Foundation
import SystemIntegration
import ViewCore
import Rasterizer
import Vector
import ViewClock

/// A headless screen: it hosts a live view, lays it out, scrolls it and draws it without a display.
///
/// The view keeps its state between calls, so consecutive scrolls and touches build on each other.
///
/// Time is virtual: it starts on 1 January 2001 at 00:00 UTC and passes only in `advance(by:)`,
/// `advance(to:)` and `runUntilIdle(limit:)`, and while fingers move. Timers, delays, the main
/// queue, the tasks of the view and everything they await, `Date()` and `CACurrentMediaTime()` use
/// this clock, and the view updates after each event. Work outside the process, such as a network
/// request, takes real time: await it before you continue.
@MainActor
public final class ViewHost {
  private let graph: ViewGraph
  private let glyphs: GlyphCache

  /// The clock of a screen.
  public enum Time: Sendable {
    /// A virtual clock, which advances only on request.
    case virtual
    /// The system clock; advancing it waits.
    case real
  }

  /// The system whose look the screen has: its colours, and the sizes and shapes of controls and
  /// bars.
  public enum Palette: Sendable {
    /// The look of iOS 18; the default.
    case iOS18
    /// The look of iOS 26.
    case iOS26
  }

  /// Pixels per point.
  public let scale: CGFloat
  /// The colour painted behind the view; nil leaves the background transparent.
  public var background: Color?
  /// The color space of the pixel values of ``render()``; sRGB by default.
  public var colorSpace = PixelColorSpace.sRGB
  /// Whether pictures have the status bar and the home indicator of the device, in its safe area.
  ///
  /// `statusBarHidden(_:)` and `persistentSystemOverlays(_:)` of the view hide them. As in a
  /// screenshot of a device, a notch and a Dynamic Island are not drawn. The default is false.
  public var showsStatusBar = false
  private var drawnOverlays: (overlays: SystemOverlays, items: [DisplayItem])?
  private let services: Services
  /// The touch events that a moving finger sends per second, clamped to 1…1,000.
  ///
  /// Zero, negative values and NaN mean 60.
  public var touchRate = 60.0

  /// The frames per second of the display: 60, or 120 for a display of that rate.
  ///
  /// Animations and scrolls show the frames at whole multiples of its duration on the clock. Values
  /// outside 1…240 are clamped.
  public var maximumFramesPerSecond: Int {
    get { Int(graph.framesPerSecond) }
    set { graph.framesPerSecond = Double(min(max(newValue, 1), 240)) }
  }

  /// Creates a screen that shows a view, centred in its safe area.
  ///
  /// `size` is in points; nil means the ideal size of the view. The default `background` is white
  /// in light mode and black in dark mode.
  ///
  /// `locale` and `timeZone` are the environment's, and Foundation's current ones while the screen
  /// runs, so `Date.formatted()` and `Text(_:format:)` agree. Nil means those of the screen whose
  /// view makes this one, otherwise `en_US` and GMT, on every machine. The locale also sets the
  /// calendar, which is Gregorian for most locales, and the layout direction. Foundation has one
  /// current locale and one time zone per process: screens that differ in them must not run on two
  /// threads at once.
  ///
  /// `environment` has the other settings of the user, such as the Dynamic Type size; a layout
  /// direction from right to left in it takes precedence over that of the locale.
  ///
  /// - Throws: `FontError` if the system fonts are not installed.
  public init<Content: View>(
    size: CGSize? = nil, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    locale: Locale? = nil, timeZone: TimeZone? = nil,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(),
    background: Color? = Color(uiColor: .systemBackground), palette: Palette = .iOS18,
    time: Time = .virtual, services: RenderServices = .shared, @ViewBuilder content: () -> Content
  ) throws(FontError) {
    let region = Region(
      locale: locale ?? Region.current.locale, timeZone: timeZone ?? Region.current.timeZone)
    let direction = environment.layoutDirection
    var environment = environment
    environment.adopt(region)
    if direction == .rightToLeft { environment.layoutDirection = direction }
    environment.displayScale = scale
    environment.shareLog = ShareLog()
    environment.colorScheme = colorScheme
    environment.styles.color.palette = palette == .iOS26 ? .iOS26 : .iOS18
    (environment.horizontalSizeClass, environment.verticalSizeClass) =
      UserInterfaceSizeClass.classes(for: size)
    glyphs = services.glyphs
    self.scale = scale
    self.background = background
    self.services = try services.engineServices()
    let clock = time == .virtual ? ViewClock(region: region) : .realTime(region: region)
    graph = ViewGraph(
      content: clock.makeCurrent(content), environment: environment,
      services: self.services, clock: clock,
      size: size.map { ProposedViewSize($0) } ?? .unspecified, safeAreaInsets: safeAreaInsets)
    graph.update()
  }

  /// The size of the screen, in points; setting it lays the view out again.
  public var size: CGSize {
    get {
      graph.update()
      return graph.root.size
    }
    set { graph.root.proposedSize = ProposedViewSize(newValue) }
  }

  /// The insets of the screen that bars and rounded corners may cover, in points.
  public var safeAreaInsets: EdgeInsets {
    get { graph.root.safeAreaInsets }
    set { graph.root.safeAreaInsets = newValue }
  }

  /// The problems of the layout, each reported once.
  public var diagnostics: [Diagnostic] {
    graph.update()
    return graph.diagnostics + graph.layoutMistakes()
  }

  // MARK: Scrolling

  /// Scrolls the main scroll view so that a point of its content is at its top-left corner.
  ///
  /// The main scroll view is chosen as follows; each rule applies if it leaves any:
  ///
  /// 1. one that a finger can reach, as on the screen on top or in a sheet
  /// 2. one that scrolls along the axes on which the offset is not 0
  /// 3. one that no other scroll view contains
  /// 4. the one with the largest visible area, or the first of several
  ///
  /// The offset is in points. Beyond the end of the content, it stops there, as content at rest
  /// does; a negative offset pulls the content past its start. An axis that the scroll view does
  /// not scroll is ignored. The view is updated before this method returns.
  public func scroll(to offset: CGPoint) {
    graph.update()
    graph.mainScrollNode(for: offset)?.scrollByUser(atMostToEnd: offset)
  }

  /// Scrolls the scroll view with an `id` or accessibility identifier to an offset, in points.
  ///
  /// - Returns: Whether there is such a scroll view.
  @discardableResult
  public func scroll(_ id: some Hashable, to offset: CGPoint) -> Bool {
    graph.update()
    guard let node = graph.scrollNode(identifiedBy: AnyHashable(id)) else { return false }
    node.scrollByUser(atMostToEnd: offset)
    return true
  }

  // MARK: Time

  /// The time that has passed on this screen, in seconds.
  public var time: TimeInterval { graph.clock.now }

  /// Advances the clock by a number of seconds.
  ///
  /// Timers, delays and animations run in the order of their due times, and the view updates after
  /// each.
  public func advance(by seconds: TimeInterval) {
    graph.clock.isAtRest = false
    graph.asOneStep { _ = graph.clock.advance(by: seconds) }
    graph.update()
  }

  /// Advances the clock to a time of this screen, in seconds; does nothing if that time has passed.
  public func advance(to time: TimeInterval) {
    graph.clock.isAtRest = false
    graph.asOneStep { _ = graph.clock.advance(to: time) }
    graph.update()
  }

  /// Advances the clock until no work is pending except endless work, such as repeating timers.
  ///
  /// - Parameter limit: The seconds after which it stops in any case.
  /// - Returns: Whether no work is pending.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let gaveUp = graph.asOneStep { graph.clock.runUntilIdle(limit: limit) }
    graph.update()
    return !gaveUp
  }

  /// Advances the clock until the animations that have an end have ended, so that a picture shows
  /// the screen at rest.
  ///
  /// Animations that begin in the meantime are included. Repeating animations, and those that end
  /// after the limit, go on.
  ///
  /// - Parameter limit: The seconds after which it stops in any case.
  public func finishAnimations(limit: TimeInterval = 5) {
    graph.update()
    let end = time + limit
    while graph.nextAnimationEnd <= end { advance(to: graph.nextAnimationEnd) }
    graph.clock.isAtRest = true
  }

  /// Posts a memory warning to the view, as the system does.
  public func postMemoryWarning() {
    graph.clock.makeCurrent {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    graph.update()
  }

  // MARK: Output

  /// Records the updated screen, so that another thread can draw it.
  public func record() -> RecordedPicture {
    var picture = recordDrawing()
    picture.links = graph.linkAreas().map { VectorPage.Link(frame: $0.frame, url: $0.url) }
    return picture
  }

  /// Records the updated screen without its links, which a bitmap does not have.
  private func recordDrawing() -> RecordedPicture {
    let list = displayList()
    return RecordedPicture(
      size: size, scale: scale, list: list,
      background: background?.resolve(in: graph.root.environment), colorSpace: colorSpace,
      glyphs: glyphs)
  }

  /// Renders the updated screen.
  public func render() throws(RenderError) -> Pixmap {
    try recordDrawing().pixmap()
  }

  /// Renders the updated screen as a PNG.
  ///
  /// The PNG is compressed while it is drawn, as ``RecordedPicture/pngData(_:depth:)`` does.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) -> Data {
    try recordDrawing().pngData(compression, depth: depth)
  }

  /// Writes the updated screen to a PNG file, atomically.
  ///
  /// The PNG is compressed while it is drawn, as
  /// ``RecordedPicture/write(to:compression:depth:)`` does.
  public func write(
    to url: URL, compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) {
    try recordDrawing().write(to: url, compression: compression, depth: depth)
  }

  /// The width and height of the screen in pixels.
  package var pixelSize: (width: Int, height: Int) {
    get throws(RenderError) { try Rasterizer.pixelSize(of: size, scale: scale) }
  }

  /// The updated screen as SVG or PDF, in points; see ``RecordedPicture/data(as:options:)``.
  public func data(
    as format: VectorFormat, options: VectorOptions = VectorOptions()
  ) throws(RenderError) -> Data {
    try record().data(as: format, options: options)
  }

  /// The display list of the updated screen.
  package func displayList() -> DisplayList {
    graph.update()
    var list = graph.displayList(scale: scale)
    if showsStatusBar { list.items += overlayItems() }
    return list
  }

  /// The drawing of the status bar and the home indicator, in a view graph of their own, so that
  /// neither touches nor layout trees meet them.
  private func overlayItems() -> [DisplayItem] {
    let overlays = graph.systemOverlays
    if let drawnOverlays, drawnOverlays.overlays == overlays { return drawnOverlays.items }
    var environment = EnvironmentValues()
    environment.layoutDirection = graph.root.environment.layoutDirection
    environment.displayScale = scale
    let screen = ViewGraph(
      content: SystemOverlaysView(overlays: overlays), environment: environment, services: services,
      size: ProposedViewSize(size))
    screen.update()
    let items = screen.displayList(scale: scale).items
    drawnOverlays = (overlays, items)
    return items
  }

  /// The views that have a frame, one per line, with their frames in points, in screen coordinates.
  public func layoutTree() -> String {
    graph.update()
    return graph.layoutTree()
  }

  /// The layout tree, with the colours and fonts of views that paint.
  package func paintedLayoutTree() -> String {
    graph.update()
    return graph.layoutTree(withPaint: true)
  }

  /// The accessibility elements of the updated screen, in reading order.
  package func screenElements() -> [ScreenElement] {
    graph.update()
    return graph.screenElements()
  }

  /// The view graph, for tests and benchmarks of the engine.
  package var viewGraph: ViewGraph { graph }
}
