import Drawing
import Foundation

extension ScrollNode {
  /// The edges of the content that are behind bars into which it fades; empty without bars that
  /// have this effect.
  private var fadedEdges: VerticalEdge.Set {
    axes.contains(.vertical) ? environment.values.scrollTraits.fadedEdges : []
  }

  /// Returns the mask with which content fades behind bars; nil if there is nothing to fade.
  ///
  /// The frame includes the parts behind the bars.
  ///
  /// Measurements.md#bar-fade-ios26
  func edgeMask(in frame: CGRect, bleed: EdgeInsets) -> DisplayList? {
    guard case .fade(let top, let bottom) = environment.look.bar.ground else { return nil }
    let edges = fadedEdges
    // The part of a bar that has scrolled away no longer covers content.
    let topLength = edges.contains(.top) && bleed.top > 0 ? bleed.top - barDrawer + top.overhang : 0
    let bottomLength =
      edges.contains(.bottom) && bleed.bottom > 0 ? bleed.bottom + bottom.overhang : 0
    guard topLength > 0 || bottomLength > 0, topLength + bottomLength < frame.height else {
      return nil
    }
    // The content reaches beyond the sides where it is not clipped.
    let wide = frame.insetBy(dx: -frame.width, dy: 0)
    let topBand = CGRect(x: wide.minX, y: wide.minY, width: wide.width, height: topLength)
    let bottomBand = CGRect(
      x: wide.minX, y: wide.maxY - bottomLength, width: wide.width, height: bottomLength)
    let middle = CGRect(
      x: wide.minX, y: topBand.maxY, width: wide.width, height: bottomBand.minY - topBand.maxY)
    var list = DisplayList()
    list.append(.fill(Path(middle), .color(.black), FillStyle(antialiased: false)))
    if topLength > 0 { list.append(fade(top, over: topBand, from: topBand.minY, to: topBand.maxY)) }
    if bottomLength > 0 {
      list.append(fade(bottom, over: bottomBand, from: bottomBand.maxY, to: bottomBand.minY))
    }
    return list
  }

  private func fade(
    _ fade: SystemLook.EdgeFade, over band: CGRect, from start: CGFloat, to end: CGFloat
  ) -> DisplayItem {
    let last = CGFloat(max(fade.opacities.count - 1, 1))
    let stops = fade.opacities.enumerated().map { index, opacity in
      GradientStop(
        color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: Float(opacity)),
        location: CGFloat(index) / last)
    }
    return .fill(
      Path(band),
      .linearGradient(
        stops, start: CGPoint(x: band.midX, y: start), end: CGPoint(x: band.midX, y: end)),
      FillStyle(antialiased: false))
  }
}

extension EnvironmentValues {
  /// The edges at which the content of scroll views fades behind bars.
  package var fadedEdges: VerticalEdge.Set {
    get { values.scrollTraits.fadedEdges }
    set { values.scrollTraits.fadedEdges = newValue }
  }
}
