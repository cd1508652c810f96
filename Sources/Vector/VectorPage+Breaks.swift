@_spi(Inlined) import Drawing
import Foundation
import Rasterizer

extension VectorPage {
  /// Divides a tall page into pages of a given height.
  ///
  /// 1. A page ends where it cuts through no line of text and no item of up to half its height.
  /// 2. If there is no such place in its lower three quarters, it cuts through what is there.
  package func pages(ofHeight height: CGFloat) -> [VectorPage] {
    guard height > 0, size.height > height + 0.5 else { return [self] }
    let content = PageContent(glyphs: GlyphCache())
    let extents = content.extents(of: list).filter {
      $0.upperBound - $0.lowerBound <= height / 2
    }.sorted { $0.lowerBound < $1.lowerBound }
    var pages: [VectorPage] = []
    var start: CGFloat = 0
    while start < size.height - 0.5 {
      let end = min(end(of: start, height: height, extents), size.height)
      pages.append(page(of: content, from: start, to: end, height: height))
      start = end
    }
    return pages
  }

  private func end(
    of start: CGFloat, height: CGFloat, _ extents: [ClosedRange<CGFloat>]
  ) -> CGFloat {
    let limit = start + height
    if limit >= size.height { return size.height }
    var end = limit
    while let cut = extents.first(where: { $0.lowerBound < end && end < $0.upperBound }) {
      end = cut.lowerBound
    }
    return end < start + height / 4 ? limit : end
  }

  private func page(
    of content: PageContent, from start: CGFloat, to end: CGFloat, height: CGFloat
  ) -> VectorPage {
    let area = CGRect(x: 0, y: start, width: size.width, height: end - start)
    let visible = content.items(of: list, touching: area)
    let moved = DisplayItem.group(
      .transform(CGAffineTransform(translationX: 0, y: -start)), visible)
    let clip = Path(CGRect(x: 0, y: 0, width: size.width, height: end - start))
    return VectorPage(
      DisplayList(items: [.group(.clip(clip, FillStyle()), DisplayList(items: [moved]))]),
      size: CGSize(width: size.width, height: height), background: background,
      links: links.compactMap { link in
        let frame = link.frame.intersection(area)
        guard frame.width > 0, frame.height > 0 else { return nil }
        return Link(frame: frame.offsetBy(dx: 0, dy: -start), url: link.url)
      })
  }
}

/// The places of the items of a list.
private struct PageContent {
  let glyphs: GlyphCache

  /// The vertical extents of the lines of text and of the other items.
  func extents(of list: DisplayList) -> [ClosedRange<CGFloat>] {
    var extents: [ClosedRange<CGFloat>] = []
    collect(list, .identity, clip: -CGFloat.infinity...CGFloat.infinity, &extents)
    return extents
  }

  private func collect(
    _ list: DisplayList, _ transform: CGAffineTransform, clip: ClosedRange<CGFloat>,
    _ extents: inout [ClosedRange<CGFloat>]
  ) {
    func add(_ box: CGRect) {
      guard !box.isNull, box.minY.isFinite, box.maxY.isFinite else { return }
      let top = max(box.minY, clip.lowerBound), bottom = min(box.maxY, clip.upperBound)
      if top < bottom { extents.append(top...bottom) }
    }
    for item in list.items {
      switch item {
      case .glyphs(let run, _):
        for line in run.lines { add(line.box(in: run).applying(transform)) }
      case .group(.transform(let matrix), let list):
        collect(list, matrix.concatenating(transform), clip: clip, &extents)
      case .group(.clip(let path, _), let list):
        let box = path.controlBounds.applying(transform)
        guard !box.isNull, box.minY <= box.maxY else { continue }
        let top = max(box.minY, clip.lowerBound)
        let bottom = min(box.maxY, clip.upperBound)
        if top <= bottom { collect(list, transform, clip: top...bottom, &extents) }
      case .group(.opacity, let list), .group(.shadow, let list), .group(.blend, let list):
        collect(list, transform, clip: clip, &extents)
      default:
        add(box(of: item, transform))
      }
    }
  }

  /// The items of a list that touch an area; groups that are drawn as a unit stay whole.
  func items(of list: DisplayList, touching area: CGRect) -> DisplayList {
    items(of: list, .identity, touching: area)
  }

  private func items(
    of list: DisplayList, _ transform: CGAffineTransform, touching area: CGRect
  ) -> DisplayList {
    DisplayList(
      items: list.items.compactMap { item in
        switch item {
        case .glyphs(var run, let paint):
          run.glyphs = run.lines.filter { line in
            line.box(in: run).applying(transform).intersects(area)
          }.flatMap(\.glyphs)
          return run.glyphs.isEmpty ? nil : .glyphs(run, paint)
        case .group(let effect, let list):
          switch effect {
          case .transform(let matrix):
            return .group(
              effect, items(of: list, matrix.concatenating(transform), touching: area)
            ).unlessEmpty
          case .clip, .opacity, .blend:
            return .group(effect, items(of: list, transform, touching: area)).unlessEmpty
          default: break
          }
        default: break
        }
        // Boxes are of whole pixels, with one more at each edge.
        return box(of: item, transform).intersects(area.insetBy(dx: 0, dy: 1)) ? item : nil
      })
  }

  private func box(of item: DisplayItem, _ transform: CGAffineTransform) -> CGRect {
    let area = deviceBounds(of: DisplayList(items: [item]), transform, glyphs)
    return CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height)
  }
}

extension DisplayItem {
  /// Nil if the item is a group without content.
  fileprivate var unlessEmpty: DisplayItem? {
    if case .group(_, let list) = self, list.isEmpty { return nil }
    return self
  }
}

extension GlyphRun {
  /// Consecutive glyphs at about one baseline.
  fileprivate struct Line {
    var glyphs: ArraySlice<PositionedGlyph>

    /// A box around letters with accents, in points; emoji and letters of all scripts fit in it.
    func box(in run: GlyphRun) -> CGRect {
      let xs = glyphs.map(\.position.x), ys = glyphs.map(\.position.y)
      let left = xs.min() ?? 0, right = xs.max() ?? 0
      let top = ys.min() ?? 0, bottom = ys.max() ?? 0
      return CGRect(
        x: left - run.size, y: top - run.size, width: right - left + 3 * run.size,
        height: bottom - top + 1.3 * run.size)
    }
  }

  fileprivate var lines: [Line] {
    var lines: [Line] = []
    var start = glyphs.startIndex
    for index in glyphs.indices {
      let isLast = index == glyphs.count - 1
      if isLast || abs(glyphs[index + 1].position.y - glyphs[index].position.y) > size / 2 {
        lines.append(Line(glyphs: glyphs[start...index]))
        start = index + 1
      }
    }
    return lines
  }
}
