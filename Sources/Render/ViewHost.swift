import Codecs
import Foundation
import LayoutDSL
import Rasterizer
import Vector
import ViewClock

/// A headless screen: a view that lives, is laid out, scrolled and drawn without a display.
///
/// The view keeps its state between frames, so that a sequence of scrolls is one history.
///
/// Time is virtual: it starts at the first of January 2001, 00:00 UTC, and passes only through
/// `advance(by:)` and its like, and while fingers move. Timers, delays, the main queue, the tasks of the view and all that
/// these await, `Date()` and `CACurrentMediaTime()` keep that time; the screen is settled after each
/// of them. Only what is truly elsewhere, such as the network, does not: await that, then go on.
@MainActor
public final class ViewHost {
  private let graph: ViewGraph
  private let glyphs = GlyphCache()

  /// Whose time a screen keeps.
  public enum Time: Sendable {
    /// Its own, which passes when it is told to.
    case virtual
    /// The machine's: letting time pass is waiting.
    case real
  }

  /// The system whose colours `Color.red` and its like are.
  public enum Palette: Sendable {
    case iOS18, iOS26
  }

  /// Pixels per point.
  public let scale: CGFloat
  /// What is painted under the view; nil leaves the picture clear.
  public var background: Color?
  /// What the numbers of the pixels of ``render()`` mean.
  public var colorSpace = PixelColorSpace.sRGB
  /// How often a second a finger that moves is seen: from 1 to 1,000; 60 for what is no such number.
  public var touchRate = 60.0

  /// Shows a view on a screen of a size, in points, centred in its safe area.
  ///
  /// A nil size is the ideal size of the view. `background` is white in light mode and black in
  /// dark mode unless set.
  ///
  /// - Throws: `FontError` if the system fonts are not installed.
  public init<Content: View>(
    size: CGSize? = nil, scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    safeAreaInsets: EdgeInsets = EdgeInsets(),
    background: Color? = Color(uiColor: .systemBackground), palette: Palette = .iOS18,
    time: Time = .virtual, services: RenderServices = .shared, @ViewBuilder content: () -> Content
  ) throws(FontError) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.colorScheme = colorScheme
    environment.styles.color.palette = palette == .iOS26 ? .iOS26 : .iOS18
    (environment.horizontalSizeClass, environment.verticalSizeClass) =
      UserInterfaceSizeClass.classes(for: size)
    self.scale = scale
    self.background = background
    let clock = time == .virtual ? ViewClock() : .realTime()
    graph = ViewGraph(
      content: clock.makeCurrent(content), environment: environment,
      services: try services.engineServices(), clock: clock)
    graph.root.proposedSize = size.map { ProposedViewSize($0) } ?? .unspecified
    graph.root.safeAreaInsets = safeAreaInsets
    graph.update()
  }

  /// The size of the screen, in points; setting it lays the view out anew.
  public var size: CGSize {
    get {
      graph.update()
      return graph.root.size
    }
    set { graph.root.proposedSize = ProposedViewSize(newValue) }
  }

  /// The part of the screen that bars and rounded corners may cover, in points.
  public var safeAreaInsets: EdgeInsets {
    get { graph.root.safeAreaInsets }
    set { graph.root.safeAreaInsets = newValue }
  }

  /// What is wrong with the layout, each mistake once.
  public var diagnostics: [Diagnostic] {
    graph.update()
    return graph.diagnostics + graph.layoutMistakes()
  }

  // MARK: Scrolling

  /// Scrolls the outermost scroll view, so that a point of its content is at its top-left corner.
  ///
  /// In points; outside the content it is over-pull. Along an axis that the view does not scroll,
  /// nothing happens. The view sees the new offset at once.
  public func scroll(to offset: CGPoint) {
    graph.update()
    graph.outermostScrollNode?.scrollByUser(to: offset)
    graph.update()
  }

  /// Scrolls the scroll view that carries an `id` or an accessibility identifier.
  ///
  /// - Returns: whether there is such a scroll view.
  @discardableResult
  public func scroll(_ id: some Hashable, to offset: CGPoint) -> Bool {
    graph.update()
    guard let node = graph.scrollNode(identifiedBy: AnyHashable(id)) else { return false }
    node.scrollByUser(to: offset)
    graph.update()
    return true
  }

  // MARK: Time

  /// The seconds that have passed on this screen.
  public var time: TimeInterval { graph.clock.now }

  /// Lets time pass, in seconds: timers, delays and animations run in the order in which they fall
  /// due, each at its instant, and after each the screen settles.
  public func advance(by seconds: TimeInterval) {
    graph.clock.advance(by: seconds)
    graph.update()
  }

  /// Lets time pass up to a time of this screen, in seconds; nothing if that is past.
  public func advance(to time: TimeInterval) {
    graph.clock.advance(to: time)
    graph.update()
  }

  /// Lets time pass until nothing waits but what goes on for good, such as repeating timers.
  ///
  /// - Parameter limit: the seconds after which it stops in any case.
  /// - Returns: whether nothing waits.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 60) -> Bool {
    let gaveUp = graph.clock.runUntilIdle(limit: limit)
    graph.update()
    return !gaveUp
  }

  /// Tells the view that memory is short, as the system does.
  public func postMemoryWarning() {
    graph.clock.makeCurrent {
      NotificationCenter.default.post(
        name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    }
    graph.update()
  }

  // MARK: Output

  /// The settled screen as a picture.
  public func render() throws(RenderError) -> Pixmap {
    let (list, ground) = drawing
    var picture = try Rasterizer.render(
      list, size: size, scale: scale, background: ground, glyphs: glyphs)
    picture.colorSpace = colorSpace
    return picture
  }

  /// The settled screen as a PNG, which is compressed while it is drawn: of a screen of any size
  /// only a few rows stand in memory.
  public func pngData(
    _ compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) -> Data {
    let file = CollectedBytes()
    try writePNG(compression, depth: depth, to: file)
    return file.data
  }

  /// Writes the settled screen as a PNG file, whole or not at all.
  ///
  /// It is compressed while it is drawn: neither the picture nor the file stands in memory.
  public func write(
    to url: URL, compression: PNGCompression = .fast, depth: PNGDepth = .eight
  ) throws(RenderError) {
    let file = try AtomicFile(at: url)
    try writePNG(compression, depth: depth, to: file)
    try file.commit()
  }

  private func writePNG(
    _ compression: PNGCompression, depth: PNGDepth, to sink: any ByteSink
  ) throws(RenderError) {
    let (list, ground) = drawing
    try Rasterizer.writePNG(
      list, size: size, scale: scale, background: ground, glyphs: glyphs,
      compression: compression, depth: depth, colorSpace: colorSpace, to: sink)
  }

  /// The width and height of the screen in pixels.
  package var pixelSize: (width: Int, height: Int) {
    get throws(RenderError) { try Rasterizer.pixelSize(of: size, scale: scale) }
  }

  /// What is drawn, in the colours of the picture.
  private var drawing: (list: DisplayList, ground: Color.Resolved?) {
    let list = displayList(), ground = resolvedBackground
    return colorSpace == .displayP3 ? (list.inDisplayP3, ground?.inDisplayP3) : (list, ground)
  }

  /// The settled screen as outlines, in points.
  ///
  /// What the format cannot say, such as materials, is drawn in it as a picture of at least two
  /// pixels a point, or of `scale`.
  public func data(as format: VectorFormat) throws(RenderError) -> Data {
    let size = size
    return try format.data(
      of: graph.displayList(scale: scale), size: size, scale: max(2, scale),
      background: resolvedBackground)
  }

  private var resolvedBackground: Color.Resolved? {
    background?.resolve(in: graph.root.environment)
  }

  /// The settled screen as drawing commands.
  package func displayList() -> DisplayList {
    graph.update()
    return graph.displayList(scale: scale)
  }

  /// The views with a place of their own, one a line, with their frames on the screen, in points.
  public func layoutTree() -> String {
    graph.update()
    return graph.layoutTree()
  }

  /// The retained tree, for tests and benchmarks of the engine.
  package var viewGraph: ViewGraph { graph }
}
